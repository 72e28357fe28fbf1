import { useId, type ReactNode, type Ref } from 'react';

interface CardProps {
  title: string;
  /** A quiet word beside the title. */
  note?: string;
  /** A button at the end of the title's line. */
  action?: ReactNode;
  /** Id of the heading, where the focus can then be led. */
  headingId?: string;
  testId?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One group of questions, named by its heading. */
export function Card({
  title,
  note,
  action,
  headingId,
  testId,
  className = '',
  ref,
  children,
}: CardProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section
      ref={ref}
      data-testid={testId}
      aria-labelledby={id}
      className={`rounded-box border border-base-content/10 bg-base-100 p-3 min-[22.5rem]:p-4 sm:p-5 ${className}`}
    >
      <div className="flex items-baseline gap-x-3">
        <h2 id={id} tabIndex={headingId ? -1 : undefined} className="text-lg font-semibold">
          {title}
        </h2>
        {note && <p className="text-sm whitespace-nowrap text-base-content/80">{note}</p>}
        {action}
      </div>
      {children}
    </section>
  );
}
