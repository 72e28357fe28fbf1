import { useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/on-demand';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { homeFields } from '@/lib/site/home-fields';
import { startDayOf } from '@/lib/evening/start-day';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { DayChoice } from './day-choice';
import { EntrySection } from './entry-section';
import { SittingTimes } from './sitting-times';
import { useFirstSittingNote } from './use-first-sitting-note';

const settingNow = onDemand(() => import('./set-now').then((part) => part.setLastSipNow));

interface WhenSectionProps {
  store: CalculatorStore;
  site: Site;
  className?: string;
}

/** First and last sip and their day. "Now" is offered while there is one sitting: else of which? */
export function WhenSection({ store, site, className }: WhenSectionProps) {
  const t = useTranslations();
  const note = useFirstSittingNote(store);
  const nowMs = useNow();
  // Until the evening is begun, the day that its start would mean.
  const day = useCalculator(store, ({ model }) =>
    nowMs === null ? '' : model.startDay || startDayOf(model, { zone: localZone, nowMs }),
  );
  return (
    <EntrySection
      title={t('timing.title')}
      headingId={homeFields.times}
      note={note}
      className={className}
      action={
        <div className="ms-auto flex min-h-11 flex-wrap justify-end gap-1.5 @max-xs:ms-0 @max-xs:justify-start">
          <DayChoice
            site={site}
            label={t('evening.day')}
            day={day}
            onChange={store.getState().setStartDay}
          />
          {!note && (
            <button
              type="button"
              data-testid="set-now"
              aria-label={t('timing.nowLabel')}
              className="chip"
              onPointerEnter={() => void settingNow.request()}
              onFocus={() => void settingNow.request()}
              onClick={() => void settingNow.whenThere((setNow) => setNow(store, t))}
            >
              {t('timing.now')}
            </button>
          )}
        </div>
      }
    >
      <SittingTimes store={store} site={site} sitting={0} />
    </EntrySection>
  );
}
