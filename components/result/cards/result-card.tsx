import type { ComponentProps } from 'react';

/** A section below the answer; on a wide page they stand beside each other. */
export function ResultCard(section: ComponentProps<'section'>) {
  return (
    <section
      {...section}
      className="min-w-0 flex-1 border-t border-hairline py-4 first:border-t-0 @4xl:border-t-0"
    />
  );
}
