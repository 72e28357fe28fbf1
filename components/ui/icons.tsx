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

export const CloseIcon = () => <Icon d="M6 6l12 12M18 6L6 18" />;

export const MinusIcon = () => <Icon strokeWidth="2.2" d="M6 12h12" />;

export const PlusIcon = () => <Icon strokeWidth="2.2" d="M12 6v12M6 12h12" />;

export const ChevronDownIcon = () => (
  <Icon width="1rem" height="1rem" strokeWidth="2.2" d="M6 9l6 6 6-6" />
);

export const EditIcon = () => (
  <Icon className="size-4 shrink-0 text-quiet" d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />
);

export const SearchIcon = () => (
  <Icon width="1.125rem" height="1.125rem" d="M11 4a7 7 0 110 14 7 7 0 010-14zM16 16l4.5 4.5" />
);

export const CalendarIcon = ({ className = 'size-4.5 shrink-0' }) => (
  <Icon className={className} d="M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8" />
);

/** Points right, or down in the summary of an open `<details>`. */
export const DisclosureIcon = () => (
  <Icon
    viewBox="0 0 12 12"
    width="0.75rem"
    height="0.75rem"
    strokeWidth="1.6"
    className="shrink-0 transition-transform [[open]>summary_&]:rotate-90"
    d="M4.5 2.5 8 6 4.5 9.5"
  />
);
