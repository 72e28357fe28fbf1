import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icons';
import { openInstallPrompt, useInstallWay } from '@/lib/browser/install';

/** Installs the site where that is possible: by prompt, or by instructions (Safari on iOS). */
export function InstallEntry({ className }: { className: string }) {
  const t = useTranslations();
  const way = useInstallWay();
  if (!way) return null;
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    void openInstallPrompt();
    currentTarget.closest('dialog')?.close(); // closes the menu
  };
  const entry = `${className} w-full cursor-pointer gap-2 text-left`;
  const name = (
    <>
      <Icon className="size-5 shrink-0" d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
      {t('shell.install.action')}
    </>
  );
  if (way === 'prompt') {
    return (
      <li>
        <button type="button" data-testid="install" className={entry} onClick={handleClick}>
          {name}
        </button>
      </li>
    );
  }
  return (
    <li>
      <details data-testid="install">
        <summary className={entry}>{name}</summary>
        <p className="flex max-w-[60ch] gap-2 px-3 pt-1 pb-2">
          {/* The icon of Apple's share menu. */}
          <Icon className="size-5 shrink-0" d="M12 15V3M8 6.5l4-4 4 4M8.5 10H6v11h12V10h-2.5" />
          {t('shell.install.iosHint')}
        </p>
      </details>
    </li>
  );
}
