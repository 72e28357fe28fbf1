import type { ComponentProps } from 'react';

/** A section of the sheet below the answer. */
export function ResultCard(section: ComponentProps<'section'>) {
  return <section {...section} className="border-t border-hairline py-5 first:border-t-0" />;
}
