import { useTranslations } from 'next-intl';
import { useGo } from '@/components/shell/use-go';
import { localZone } from '@/lib/browser/local-zone';
import { localTime } from '@/lib/calendar/local-day';
import type { Evening } from '@/lib/evening/evening';
import { dayNames } from '@/lib/i18n/day-names';
import { href } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { beginEvening } from '@/lib/store/new-evening';
import { showToast } from '@/lib/store/toasts';

interface PastNoteProps {
  store: CalculatorStore;
  site: Site;
  evening: Evening;
  /** Milliseconds since 1970. */
  nowMs: number;
}

/** The evening of the entries is over: which it was, a new one, a look at it. */
export function PastNote({ store, site, evening, nowMs }: PastNoteProps) {
  const t = useTranslations();
  const go = useGo();
  const dayOf = (instantMs: number) => localTime(instantMs, localZone).day;
  const date = dayNames(site).date(dayOf(evening.startMs), dayOf(nowMs));

  function handleNew() {
    const undo = beginEvening(store, site.code, evening.forecast.likely.peakPermille);
    showToast({
      text: t('evening.begun'),
      type: 'success',
      action: { label: t('evening.undo'), onAction: undo },
    });
  }

  return (
    <section
      data-testid="past-evening"
      className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-box border border-base-content/10 border-s-4 border-s-info bg-base-100 p-4"
    >
      <div className="min-w-52 grow basis-64">
        <h2 className="font-semibold">{t('evening.past', { date })}</h2>
        <p className="text-sm text-base-content/80">{t('evening.pastText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          data-testid="new-evening"
          className="btn min-h-11 btn-info"
          onClick={handleNew}
        >
          {t('evening.new')}
        </button>
        <button
          type="button"
          className="btn min-h-11"
          onClick={() => go(href(site.code, { page: 'result' }))}
        >
          {t('evening.look')}
        </button>
      </div>
    </section>
  );
}
