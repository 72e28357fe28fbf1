import { useTranslations } from 'next-intl';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { startDayOf } from '@/lib/evening/start-day';
import type { Site } from '@/lib/site/sites';
import { homeFields } from '@/lib/site/home-fields';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { Card } from './card';
import { DayChoice } from './day-choice';
import { FoodField } from './food-field';
import { SittingTimes } from './sitting-times';
import { useFirstSittingNote } from './use-first-sitting-note';

interface TimingCardProps {
  store: CalculatorStore;
  site: Site;
}

/** The evening: first and last sip, their day, and what was eaten. */
export function TimingCard({ store, site }: TimingCardProps) {
  const t = useTranslations();
  const note = useFirstSittingNote(store);
  const nowMs = useNow();
  // Until the evening is begun, the day that its start would mean.
  const day = useCalculator(store, ({ model }) =>
    nowMs === null ? '' : model.startDay || startDayOf(model, { zone: localZone, nowMs }),
  );
  return (
    <Card
      title={t('timing.title')}
      headingId={homeFields.times}
      note={note}
      className="self-stretch"
    >
      <SittingTimes store={store} site={site} sitting={0} />
      <div className="mb-4">
        <DayChoice
          site={site}
          label={t('evening.day')}
          day={day}
          onChange={store.getState().setStartDay}
        />
      </div>
      <FoodField store={store} />
    </Card>
  );
}
