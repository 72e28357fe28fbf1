import type { ReactNode } from 'react';

interface StrokeIconProps {
  className?: string;
  children: ReactNode;
}

function StrokeIcon({ className = 'size-6', children }: StrokeIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function MenuIcon() {
  return (
    <StrokeIcon>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </StrokeIcon>
  );
}

export function MoonIcon({ className }: { className: string }) {
  return (
    <StrokeIcon className={className}>
      <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500z" />
    </StrokeIcon>
  );
}

export function SunIcon({ className }: { className: string }) {
  return (
    <StrokeIcon className={className}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M5.6 18.400l1.1-1.100M17.3 6.700l1.1-1.1" />
    </StrokeIcon>
  );
}

export function ArrowUpIcon() {
  return (
    <StrokeIcon>
      <path d="M12 19V5M6 11l6-6 6 6" />
    </StrokeIcon>
  );
}

export function InfoIcon() {
  return (
    <StrokeIcon className="size-5">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5M12 8v.01" />
    </StrokeIcon>
  );
}
