import type { ComponentProps } from 'react';

const card = 'border-t border-hairline py-5 first:border-t-0';

/** A card of the details sheet: a section with a line above it, except for the first. */
export function ResultCard({ className, ...section }: ComponentProps<'section'>) {
  return <section {...section} className={className ? `${className} ${card}` : card} />;
}
