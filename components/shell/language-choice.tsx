'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { whenClosed } from '@/components/ui/modal';
import { trackClick } from '@/lib/browser/analytics';
import { chosenSite, rememberSite } from '@/lib/browser/locale-preference';
import { choiceHref } from '@/lib/site/routes';
import { Logo } from './logo';

const subscribe = () => () => {};

/**
 * The language-choice page: exported as an open dialog, which CSS hides before the first paint if
 * the inline language guard finds that a language was chosen.
 */
export function LanguageChoice() {
  const [isDone, setIsDone] = useState(false);
  const isUndecided = useSyncExternalStore(
    subscribe,
    () => chosenSite() === null,
    () => true,
  );
  return isUndecided && !isDone ? <ChoiceDialog onDone={() => setIsDone(true)} /> : null;
}

function stayWithEnglish() {
  rememberSite('en');
  trackClick('language', 'en');
}

function ChoiceDialog({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || chosenSite() !== null) return;
    if (dialog.open) {
      // The exported dialog is open but not modal. close() would send a close event, as if the
      // visitor had closed it.
      dialog.open = false;
      dialog.showModal();
    } else {
      // The form's button was pressed before hydration, which closed the dialog.
      stayWithEnglish();
      onDone();
    }
    // Runs once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <dialog
      ref={dialogRef}
      open
      data-testid="language-choice"
      aria-labelledby="language-choice-title"
      className="language-choice fixed inset-0 z-50 m-0 size-full max-h-none max-w-none place-items-center overscroll-contain bg-base-200 text-base-content open:grid"
      onClose={whenClosed(onDone)}
    >
      <form
        method="dialog"
        className="grid w-full max-w-sm justify-items-center gap-4 p-4 text-center"
      >
        <Logo />
        <h2 id="language-choice-title" className="text-xl font-bold">
          {t('languageChoice.title')}
        </h2>
        <a
          href={choiceHref('pl', { page: 'home' })}
          lang="pl"
          hrefLang="pl"
          className="btn h-auto min-h-12 btn-block py-2 btn-info"
          onClick={() => trackClick('language', 'pl')}
        >
          {t('languageChoice.polish')}
        </a>
        <button className="btn h-auto min-h-12 btn-block py-2" onClick={stayWithEnglish}>
          {t('languageChoice.english')}
        </button>
      </form>
    </dialog>
  );
}
