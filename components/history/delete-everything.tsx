import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCalculatorContext } from '@/lib/store/calculator-context';
import { deleteEverything } from '@/lib/store/delete-everything';
import { showToast } from '@/lib/store/toasts';

/** Deletes all data stored on the device, after a confirmation. */
export function DeleteEverything() {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const [isAsking, setIsAsking] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);

  function handleAsk() {
    flushSync(() => setIsAsking(true));
    keep.current?.focus();
  }

  function handleKeep() {
    flushSync(() => setIsAsking(false));
    ask.current?.focus();
  }

  function handleDelete() {
    deleteEverything(store);
    handleKeep();
    showToast({ text: t('history.deletedAll'), type: 'success' });
  }

  if (!isAsking) {
    return (
      <button
        ref={ask}
        type="button"
        data-testid="delete-everything"
        className="btn mt-4 min-h-11 btn-ghost"
        onClick={handleAsk}
      >
        {t('history.deleteAll')}
      </button>
    );
  }
  return (
    <div
      role="group"
      aria-label={t('history.deleteAll')}
      className="mt-4 rounded-field border border-warning bg-warning/15 p-3"
    >
      <p className="text-sm">{t('history.deleteAllText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          data-testid="delete-everything-confirm"
          className="btn min-h-11 btn-warning"
          onClick={handleDelete}
        >
          {t('history.deleteAllConfirm')}
        </button>
        <button ref={keep} type="button" className="btn min-h-11" onClick={handleKeep}>
          {t('history.deleteAllCancel')}
        </button>
      </div>
    </div>
  );
}
