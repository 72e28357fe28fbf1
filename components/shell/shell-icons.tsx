import { Icon } from '@/components/ui/icon';

export const MenuIcon = () => <Icon className="size-6" d="M4 7h16M4 12h16M4 17h10" />;

export const MoonIcon = ({ className }: { className: string }) => (
  <Icon className={className} d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500z" />
);

export const SunIcon = ({ className }: { className: string }) => (
  <Icon className={className}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M5.6 18.400l1.1-1.100M17.3 6.700l1.1-1.1" />
  </Icon>
);

export const ArrowUpIcon = () => <Icon className="size-6" d="M12 19V5M6 11l6-6 6 6" />;

export const InstallIcon = () => (
  <Icon className="size-5 shrink-0" d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
);

/** The icon of Apple's share menu. */
export const ShareIcon = () => (
  <Icon className="size-5 shrink-0" d="M12 15V3M8 6.5l4-4 4 4M8.5 10H6v11h12V10h-2.5" />
);

export const UndoIcon = () => (
  <Icon
    className="size-4.5 shrink-0"
    strokeWidth="2.2"
    d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"
  />
);
