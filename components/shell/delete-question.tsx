import { useTranslations } from 'next-intl';
import { useEffect, useRef, type MouseEvent } from 'react';
import { deleteEverything } from '@/lib/store/delete-everything';
import { showToast } from '@/lib/store/toasts';

/** Asks whether everything is to be deleted, with the focus on keeping it. @param onEnd answered */
export function DeleteQuestion({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  function handleDelete({ currentTarget }: MouseEvent<HTMLElement>) {
    const menu = currentTarget.closest('dialog');
    deleteEverything();
    onEnd();
    menu?.close();
    showToast({ text: t('shell.deleteAll.done'), type: 'success' });
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
        <button ref={keep} type="button" className="btn min-h-11" onClick={onEnd}>
          {t('shell.deleteAll.cancel')}
        </button>
      </div>
    </div>
  );
}
