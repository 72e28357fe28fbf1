import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { openModal, whenClosed } from '@/components/ui/modal';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { useEveningTexts } from '@/lib/i18n/use-evening-texts';
import { useJoinQuestion, type JoinQuestion } from '@/lib/store/join-question';

/** Asks whether new drinks belong together with those whose alcohol may be left. Escape cancels. */
export function JoinDialog({ question }: { question: JoinQuestion }) {
  const { store, startMs, goneMs, onTogether, onApart } = question;
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const texts = useEveningTexts({
    unitSystem: store.getState().model.unitSystem,
    zone: localZone,
    startMs,
    nowMs: useNow() ?? startMs,
  });

  useEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);

  function close() {
    useJoinQuestion.setState({ question: null });
  }

  function choose(act: () => void) {
    close();
    act();
  }

  return (
    <dialog
      ref={dialog}
      data-testid="join-question"
      aria-labelledby="join-question-text"
      className="m-auto w-[min(92vw,28rem)] rounded-box bg-base-100 p-5 text-base-content backdrop:bg-black/50"
      onClose={whenClosed(close)}
    >
      {/* Another question may follow in the same dialog. */}
      <p id="join-question-text" aria-live="polite" className="font-semibold">
        {t('evening.joinAsk', {
          evening: texts.date(0),
          time: texts.when((goneMs - startMs) / MINUTE_MS),
        })}
      </p>
      <div className="mt-4 grid gap-2">
        <button
          type="button"
          data-choice="together"
          className="btn btn-info h-auto min-h-11 py-1.5"
          onClick={() => choose(onTogether)}
        >
          {t('evening.joinTogether')}
        </button>
        <button
          type="button"
          data-choice="apart"
          className="btn h-auto min-h-11 py-1.5"
          onClick={() => choose(onApart)}
        >
          {t('evening.joinApart')}
        </button>
      </div>
    </dialog>
  );
}
