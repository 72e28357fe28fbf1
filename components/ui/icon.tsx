import type { SVGProps } from 'react';

/**
 * A line icon on a 24 px grid, in the colour of the text. Hidden from screen readers.
 * @param props `d` of its path; children where it is more than one path
 */
export function Icon({ d, children, ...rest }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children ?? <path d={d} />}
    </svg>
  );
}
