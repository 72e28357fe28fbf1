import type { ComponentProps } from 'react';

/** A card below the answer. */
export function ResultCard(section: ComponentProps<'section'>) {
  return (
    <section
      {...section}
      className="rounded-box border border-base-content/10 bg-base-100 p-4 sm:p-6"
    />
  );
}
