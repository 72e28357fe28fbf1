import { useId, type ReactNode, type Ref } from 'react';

interface EntrySectionProps {
  title: string;
  /** A quiet word beside the title. */
  note?: string;
  /** What stands at the end of the title's line. */
  action?: ReactNode;
  /** Id of the heading, where the focus can then be led. */
  headingId?: string;
  testId?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A line between two groups of questions on the sheet. */
export const ruled = 'border-t border-hairline pt-4';

/** One group of questions, named by its heading: no card, it lies on the sheet. */
export function EntrySection({
  title,
  note,
  action,
  headingId,
  testId,
  className = '',
  ref,
  children,
}: EntrySectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section ref={ref} data-testid={testId} aria-labelledby={id} className={className}>
      <div className="entry-head">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={id} tabIndex={headingId ? -1 : undefined} className="entry-title">
            {title}
          </h2>
          {note && <p className="text-sm text-quiet">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
