'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { chosenSite } from '@/lib/browser/locale-preference';
import { languageHref } from '@/lib/site/routes';
import { chooseLanguage } from './choose-language';
import { Logo } from './logo';
import { useModal } from './use-modal';

const subscribe = () => () => {};

/** The language-choice page: shown first to whoever has not chosen a language yet. */
export function LanguageChoice() {
  const [isDone, setIsDone] = useState(false);
  const isUndecided = useSyncExternalStore(
    subscribe,
    () => chosenSite() === null,
    () => false,
  );
  return isUndecided && !isDone ? <ChoiceDialog onDone={() => setIsDone(true)} /> : null;
}

function ChoiceDialog({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const { dialogRef } = useModal(true);
  const handleStay = () => {
    chooseLanguage('en');
    onDone();
  };
  const handleClose = () => {
    if (!dialogRef.current?.open) onDone();
  };
  return (
    <dialog
      ref={dialogRef}
      data-testid="language-choice"
      aria-labelledby="language-choice-title"
      className="m-0 size-full max-h-none max-w-none place-items-center bg-base-200 text-base-content open:grid"
      onClose={handleClose}
    >
      <div className="grid w-full max-w-sm justify-items-center gap-4 p-4 text-center">
        <Logo />
        <h2 id="language-choice-title" className="text-2xl font-bold">
          {t('languageChoice.title')}
        </h2>
        <a
          href={languageHref('pl', { page: 'home' })}
          lang="pl"
          hrefLang="pl"
          className="btn h-auto min-h-12 btn-block py-2 text-lg btn-info"
          onClick={() => {
            chooseLanguage('pl');
            onDone();
          }}
        >
          {t('languageChoice.polish')}
        </a>
        <button
          type="button"
          className="btn h-auto min-h-12 btn-block py-2 text-lg"
          onClick={handleStay}
        >
          {t('languageChoice.english')}
        </button>
      </div>
    </dialog>
  );
}
