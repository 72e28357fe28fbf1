import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface ResultHeaderProps {
  isShared?: boolean;
  /** The share button; its place is kept free until there is something to share. */
  children?: ReactNode;
  /** What the link will hold, below its button. */
  note?: ReactNode;
}

/** The title of the page, and whose result it is when it came by a link. */
export function ResultHeader({ isShared = false, children, note }: ResultHeaderProps) {
  const t = useTranslations();
  return (
    <header className="pt-5 pb-4 sm:pt-10 sm:pb-6">
      <div className="flex items-center gap-3">
        <h1 className="grow text-2xl font-bold tracking-tight sm:text-4xl">{t('result.title')}</h1>
        {children ?? <span className="size-11" />}
      </div>
      {note}
      {isShared && (
        <p className="mt-2 max-w-prose border-l-4 border-info pl-3 text-sm text-base-content/80">
          <b className="block font-semibold text-base-content">{t('result.sharedTitle')}</b>
          <span>{t('result.sharedNote')}</span>
        </p>
      )}
    </header>
  );
}
