import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/result-parts';
import { useGo } from '@/components/shell/use-go';
import { onDemand } from '@/components/ui/on-demand';
import { href } from '@/lib/site/routes';
import { showToast } from '@/lib/store/toasts';
import { CalendarLink } from './calendar-link';
import { ChangeData } from './change-data';

const newEvening = onDemand(() =>
  import('@/lib/store/new-evening').then((module) => module.beginAsked),
);

/** Buttons: calendar reminder while waiting, new evening after the wait, back to the entries. */
export function ResultActions({ shown }: { shown: ShownResult }) {
  const { siteCode, source, evening, phase } = shown;
  const { origin, store } = source;
  const t = useTranslations();
  const go = useGo();
  const isOwn = origin === 'own';
  const isOver = phase === 'passed' || phase === 'past';

  function handleNew() {
    if (!store) return;
    const { peakPermille } = evening.forecast.likely;
    const handleDone = (undo: () => void) => {
      showToast({
        text: t('evening.begun'),
        type: 'success',
        action: { label: t('evening.undo'), onAction: undo },
      });
      go(href(siteCode, { page: 'home' }));
    };
    void newEvening.whenThere((begin) => begin(store, siteCode, peakPermille, handleDone));
  }

  return (
    <div className="flex w-full flex-wrap gap-2 @4xl:w-auto print:hidden">
      {!isOver && <CalendarLink shown={shown} />}
      {isOver && isOwn && (
        <button
          type="button"
          data-testid="new-evening"
          className="btn h-auto min-h-13 max-w-full grow px-4 py-2 text-base"
          onPointerEnter={() => void newEvening.request()}
          onClick={handleNew}
        >
          {t('evening.new')}
        </button>
      )}
      <ChangeData
        siteCode={siteCode}
        isOwn={isOwn}
        className={`grow ${isOver && !isOwn ? 'btn-info' : ''}`}
      />
    </div>
  );
}
