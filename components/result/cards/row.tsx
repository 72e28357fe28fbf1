import type { ComponentProps, ReactNode } from 'react';
import { DisclosureIcon } from '@/components/ui/icons';
import { useDrawnLater } from '@/components/ui/use-drawn-later';

/** A section below the answer; on a wide page they stand beside each other. */
export function ResultCard(section: ComponentProps<'section'>) {
  return (
    <section
      {...section}
      className="min-w-0 flex-1 border-t border-hairline py-4 first:border-t-0 @4xl:border-t-0"
    />
  );
}

interface RowTextProps {
  title: string;
  /** What the row holds, in one line. */
  line?: ReactNode;
}

/** What a closed row says. */
export function RowText({ title, line }: RowTextProps) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3>{title}</h3>
      {line && (
        <span className="num flex flex-wrap gap-x-3 text-sm leading-snug font-normal text-quiet">
          {line}
        </span>
      )}
    </span>
  );
}

interface RowProps extends RowTextProps {
  testId?: string;
  children: ReactNode;
}

/**
 * A row of the details: one line, and the rest when it is opened. The rest, two thirds of a result, is
 * drawn after what is seen.
 */
export function Row({ testId, title, line, children }: RowProps) {
  const isFilled = useDrawnLater();
  return (
    <details data-testid={testId} className="group border-t border-hairline">
      <summary className="flex min-h-12 items-center gap-3 rounded-field py-1.5 leading-tight font-semibold">
        <span className="min-w-0 flex-1">
          <RowText title={title} line={line} />
        </span>
        <DisclosureIcon />
      </summary>
      <div className="@container pb-5">{isFilled && children}</div>
    </details>
  );
}

/** The entries of an opened row. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-3">
      {children}
    </dl>
  );
}

/** One entry of a `FactList`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col justify-between">
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="num mt-0.5 text-lg leading-tight font-semibold">{children}</dd>
    </div>
  );
}
