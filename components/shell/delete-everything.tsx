'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { onDemand } from '@/components/ui/on-demand';
import { showToast } from '@/lib/store/toasts';

/** Needs the stores of the entries, which most pages do without. */
const deletion = onDemand(() =>
  import('@/lib/store/delete-everything').then((part) => part.deleteEverything),
);

/** Deletes all data stored on the device, after a confirmation. */
export function DeleteEverything({ className }: { className: string }) {
  const t = useTranslations();
  const [isAsking, setIsAsking] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);

  function handleAsk() {
    void deletion.request();
    flushSync(() => setIsAsking(true));
    keep.current?.focus();
  }

  function handleKeep() {
    flushSync(() => setIsAsking(false));
    ask.current?.focus();
  }

  function handleDelete({ currentTarget }: MouseEvent<HTMLElement>) {
    const menu = currentTarget.closest('dialog');
    void deletion.whenThere((deleteEverything) => {
      deleteEverything();
      handleKeep();
      menu?.close();
      showToast({ text: t('shell.deleteAll.done'), type: 'success' });
    });
  }

  if (!isAsking) {
    return (
      <button
        ref={ask}
        type="button"
        data-testid="delete-everything"
        className={className}
        onClick={handleAsk}
      >
        {t('shell.deleteAll.action')}
      </button>
    );
  }
  return (
    <div
      role="group"
      aria-label={t('shell.deleteAll.action')}
      className="mt-4 rounded-field border border-warning p-3"
    >
      <p className="text-sm">{t('shell.deleteAll.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          data-testid="delete-everything-confirm"
          className="btn min-h-11 btn-warning"
          onClick={handleDelete}
        >
          {t('shell.deleteAll.confirm')}
        </button>
        <button ref={keep} type="button" className="btn min-h-11" onClick={handleKeep}>
          {t('shell.deleteAll.cancel')}
        </button>
      </div>
    </div>
  );
}
