import { useId, type ReactNode } from 'react';

interface EntrySectionProps {
  title: string;
  note?: string;
  /** A control at the end of the title's line. */
  action?: ReactNode;
  /** Makes the heading focusable, under this id. */
  headingId?: string;
  testId?: string;
  className?: string;
  children: ReactNode;
}

/** Classes of a section with a rule above it. */
export const ruled = 'border-t border-hairline pt-4';

/** One group of fields with a heading. */
export function EntrySection(props: EntrySectionProps) {
  const { title, note, action, headingId, testId, className = '', children } = props;
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section data-testid={testId} aria-labelledby={id} className={className}>
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
