'use client';

import { useTranslations } from 'next-intl';
import { toggleTheme, useTheme } from '@/lib/browser/theme';
import { MoonIcon, SunIcon } from './shell-icons';

/**
 * Switches between the light and the dark theme. CSS selects the icon by `data-theme`, so that it is
 * correct before hydration. The label names the action.
 */
export function ThemeToggle() {
  const t = useTranslations();
  const theme = useTheme();
  const label = theme === 'light' ? t('shell.theme.toDark') : t('shell.theme.toLight');
  return (
    <button
      type="button"
      data-testid="theme-toggle"
      className="btn btn-square btn-ghost size-[min(2.75rem,52px)]"
      aria-label={label}
      title={label}
      onClick={toggleTheme}
    >
      <SunIcon className="size-6 [[data-theme=bumblebee]_&]:hidden" />
      <MoonIcon className="size-6 [[data-theme=business]_&]:hidden" />
    </button>
  );
}
