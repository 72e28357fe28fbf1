import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { openInstallPrompt, useInstallWay } from '@/lib/browser/install';
import { InstallIcon, ShareIcon } from './shell-icons';

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
      <InstallIcon />
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
        <summary className={`${entry} list-none [&::-webkit-details-marker]:hidden`}>
          {name}
        </summary>
        <p className="flex max-w-[60ch] gap-2 px-3 pt-1 pb-2">
          <ShareIcon />
          {t('shell.install.iosHint')}
        </p>
      </details>
    </li>
  );
}
