'use client';

import { useTranslations } from 'next-intl';
import { useState, type MouseEvent } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import { useModal } from '@/components/ui/use-modal';
import type { MenuArticle } from '@/lib/site/menu';
import type { SiteCode } from '@/lib/site/sites';
import { HomeLink } from './home-link';
import { NotLoaded } from './not-loaded';
import { MenuIcon } from './shell-icons';

/** Loaded on demand: most visitors never open the menu. */
const menuContent = onDemand(() => import('./menu-content').then(({ MenuContent }) => MenuContent));

interface MenuProps {
  siteCode: SiteCode;
  articles: readonly MenuArticle[];
}

/** The button and the full-screen menu it opens. */
export function Menu({ siteCode, articles }: MenuProps) {
  const t = useTranslations();
  const { dialogRef, openerRef, firstFocusRef, isOpen, open, close, handleClose } = useModal();
  // Stays mounted once opened: the followed link must exist while its page loads.
  const [wasOpened, setWasOpened] = useState(false);
  const [MenuContent, loadContent, isMissing] = menuContent.usePart();
  const handleOpen = () => {
    loadContent();
    setWasOpened(true);
    open();
  };
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <>
      <button
        ref={openerRef}
        type="button"
        data-testid="menu-open"
        className="btn btn-square btn-ghost size-[min(2.75rem,52px)]"
        aria-label={t('shell.menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadContent}
        onFocus={loadContent}
        onClick={handleOpen}
      >
        <MenuIcon />
      </button>
      <dialog
        ref={dialogRef}
        data-testid="menu"
        aria-label={t('shell.menu.title')}
        className="lcd m-0 size-full max-h-none max-w-none overscroll-contain"
        onClose={handleClose}
        onClick={handleClick}
      >
        {wasOpened && (
          <>
            <div className="frame flex min-h-13 items-center gap-1 lg:min-h-16">
              <HomeLink siteCode={siteCode} />
              <button
                ref={firstFocusRef}
                type="button"
                data-testid="menu-close"
                className="btn btn-square btn-ghost size-[min(2.75rem,52px)]"
                aria-label={t('shell.menu.close')}
                onClick={close}
              >
                <CloseIcon />
              </button>
            </div>
            {MenuContent && <MenuContent siteCode={siteCode} articles={articles} />}
            {isMissing && (
              <div className="frame py-4">
                <NotLoaded onRetry={loadContent} />
              </div>
            )}
          </>
        )}
      </dialog>
    </>
  );
}
