'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { CloseIcon, Icon } from '@/components/ui/icons';
import { openModal, whenClosed } from '@/components/ui/modal';
import { onDemand } from '@/components/ui/on-demand';
import type { ArticleGroup } from '@/lib/site/menu';
import type { SiteCode } from '@/lib/site/sites';
import { HomeLink } from './home-link';
import { NotLoaded } from './not-loaded';

/** Loaded on demand: most visitors never open the menu. */
const menuContent = onDemand(() => import('./menu-content').then(({ MenuContent }) => MenuContent));

interface MenuProps {
  siteCode: SiteCode;
  articles: readonly ArticleGroup[];
}

/** The button and the full-screen menu it opens, which closes on going back in history, too. */
export function Menu({ siteCode, articles }: MenuProps) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [MenuContent, loadContent, isMissing] = menuContent.usePart();
  useEffect(() => {
    if (!isOpen || !dialog.current) return;
    const goBack = () => setIsOpen(false);
    const closeDialog = openModal(dialog.current, opener.current);
    closer.current?.focus();
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('popstate', goBack);
      closeDialog();
    };
  }, [isOpen]);
  const close = () => setIsOpen(false);
  const handleOpen = () => {
    loadContent();
    setIsOpen(true);
  };
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    // A link to this page would load it anew; a new tab may.
    const isHere = link.pathname === window.location.pathname;
    if (isHere && !event.ctrlKey && !event.metaKey) event.preventDefault();
    close();
  };
  return (
    <>
      <button
        ref={opener}
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
        <Icon className="size-6" d="M4 7h16M4 12h16M4 17h10" />
      </button>
      <dialog
        ref={dialog}
        data-testid="menu"
        aria-label={t('shell.menu.title')}
        className="lcd m-0 size-full max-h-none max-w-none overscroll-contain"
        onClose={whenClosed(close)}
        onClick={handleClick}
      >
        {isOpen && (
          <>
            <div className="frame flex min-h-13 items-center gap-1 lg:min-h-16">
              <HomeLink siteCode={siteCode} />
              <button
                ref={closer}
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
