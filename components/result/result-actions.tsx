import { useTranslations } from 'next-intl';
import { useGo } from '@/components/shell/use-go';
import { onDemand } from '@/components/ui/on-demand';
import type { Evening } from '@/lib/evening/evening';
import type { Phase } from '@/lib/evening/evening-at';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { showToast } from '@/lib/store/toasts';
import { CalendarLink } from './calendar-link';
import { ChangeData } from './change-data';
import type { ResultSource } from './result-source';
import type { ResultTexts } from './result-texts';

const newEvening = onDemand(() =>
  import('@/lib/store/new-evening').then((module) => module.beginEvening),
);

interface ResultActionsProps {
  siteCode: SiteCode;
  source: ResultSource;
  evening: Evening;
  phase: Phase;
  texts: ResultTexts;
  nowMs: number;
  limitName: string;
  /** What the calendar says, where it is not the two times of a calculation. */
  calendarText?: string;
}

/**
 * What can be done now: be reminded while there is a time to wait for, begin anew once it has passed;
 * and change what was entered.
 */
export function ResultActions(props: ResultActionsProps) {
  const { siteCode, source, evening, phase, texts, nowMs, limitName } = props;
  const { isShared, store } = source;
  const t = useTranslations();
  const go = useGo();
  const isOver = phase === 'passed' || phase === 'past';

  function handleNew() {
    if (!store) return;
    void newEvening.whenThere((beginEvening) => {
      const undo = beginEvening(store, siteCode, evening.forecast.likely.peakPermille);
      showToast({
        text: t('evening.begun'),
        type: 'success',
        action: { label: t('evening.undo'), onAction: undo },
      });
      go(href(siteCode, { page: 'home' }));
    });
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      {!isOver && (
        <CalendarLink {...{ evening, texts, nowMs, limitName }} text={props.calendarText} />
      )}
      {isOver && !isShared && (
        <button
          type="button"
          data-testid="new-evening"
          className="btn btn-info h-auto min-h-13 max-w-full grow-2 px-2.5 py-2 text-[0.9375rem]"
          onPointerEnter={() => void newEvening.request()}
          onClick={handleNew}
        >
          {t('evening.new')}
        </button>
      )}
      <ChangeData
        {...{ siteCode, isShared }}
        testId="change-data"
        className={`grow ${isOver && isShared ? 'btn-info' : ''}`}
      />
    </div>
  );
}
