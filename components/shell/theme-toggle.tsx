'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icons';
import { shownTheme } from '@/lib/early/theme';

/** Obeyed by lib/early/theme.ts; CSS shows the icon, so that it is right before hydration. */
export function ThemeToggle() {
  const t = useTranslations();
  const theme = useSyncExternalStore(onThemeChange, shownTheme, () => null);
  const label = theme === 'light' ? t('shell.theme.toDark') : t('shell.theme.toLight');
  return (
    <button
      type="button"
      data-testid="theme-toggle"
      className="btn btn-square btn-ghost size-[min(2.75rem,52px)]"
      aria-label={label}
      title={label}
    >
      <Icon className="size-6 [[data-theme=bumblebee]_&]:hidden">
        <circle cx="12" cy="12" r="4" />
        <path d="M12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M5.6 18.400l1.1-1.100M17.3 6.700l1.1-1.1" />
      </Icon>
      <Icon
        className="size-6 [[data-theme=business]_&]:hidden"
        d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500z"
      />
    </button>
  );
}

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
