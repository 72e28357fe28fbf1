import { useId, type ReactNode, type Ref } from 'react';

interface CardProps {
  title: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One group of questions, named by its heading. */
export function Card({ title, className = '', ref, children }: CardProps) {
  const headingId = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      className={`rounded-box border border-base-content/10 bg-base-100 p-3 min-[22.5rem]:p-4 sm:p-5 ${className}`}
    >
      <h2 id={headingId} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
