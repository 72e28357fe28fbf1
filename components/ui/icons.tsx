import { Icon } from './icon';

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const MinusIcon = () => (
  <Icon strokeWidth="2.2">
    <path d="M6 12h12" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon strokeWidth="2.2">
    <path d="M12 6v12M6 12h12" />
  </Icon>
);

export const ChevronDownIcon = () => (
  <Icon width="1rem" height="1rem" strokeWidth="2.2">
    <path d="M6 9l6 6 6-6" />
  </Icon>
);

export const EditIcon = () => (
  <Icon width="1rem" height="1rem">
    <path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon width="1.125rem" height="1.125rem">
    <path d="M11 4a7 7 0 110 14 7 7 0 010-14zM16 16l4.5 4.5" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon strokeWidth="2.2">
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
);

export const BeerIcon = () => (
  <Icon width="1.625rem" height="1.625rem" strokeWidth="1.6">
    <path d="M6 7h9v13a1.5 1.5 0 01-1.5 1.5h-6A1.5 1.5 0 016 20zM15 10h2.5a2.5 2.5 0 012.5 2.5v3a2.5 2.5 0 01-2.5 2.5H15M9 11v6M12 11v6M6 7a2.5 2.5 0 01.6-4.9 3 3 0 015.4-.3A2.6 2.6 0 0115 7" />
  </Icon>
);

export const WineIcon = () => (
  <Icon width="1.625rem" height="1.625rem" strokeWidth="1.6">
    <path d="M7 2h10c.6 4.5-.6 9-5 9S6.4 6.5 7 2zM12 11v9M8 21.5h8M7 6.5h10" />
  </Icon>
);

export const MartiniIcon = () => (
  <Icon width="1.625rem" height="1.625rem" strokeWidth="1.6">
    <path d="M3 4h18l-9 9zM12 13v8M8 21.5h8M6.5 7.5h11M15 7l3-5" />
  </Icon>
);

export const BottleIcon = () => (
  <Icon width="1.625rem" height="1.625rem" strokeWidth="1.6">
    <path d="M10 2h4v5c0 1.5 2.5 2.5 2.5 5v8.5a1 1 0 01-1 1h-7a1 1 0 01-1-1V12C7.5 9.5 10 8.5 10 7zM7.5 13.5h9v5h-9" />
  </Icon>
);

/** Points right while closed and down while its `group` of details is open. */
export const DisclosureIcon = () => (
  <Icon
    viewBox="0 0 12 12"
    width="0.75rem"
    height="0.75rem"
    strokeWidth="1.6"
    className="shrink-0 transition-transform group-open:rotate-90"
  >
    <path d="M4.5 2.5 8 6 4.5 9.5" />
  </Icon>
);
