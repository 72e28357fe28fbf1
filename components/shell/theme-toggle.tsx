'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { shownTheme } from '@/lib/early/theme';
import { MoonIcon, SunIcon } from './shell-icons';

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
      <SunIcon className="size-6 [[data-theme=bumblebee]_&]:hidden" />
      <MoonIcon className="size-6 [[data-theme=business]_&]:hidden" />
    </button>
  );
}

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
