import { useTranslations } from 'next-intl';
import { CloseIcon } from '@/components/ui/icons';
import { periodNumber } from '@/lib/evening/planned-sittings';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { EntrySection, ruled } from './entry-section';
import { DrinkList } from './drink-list';
import { sittingHeadingId } from './lead-to';
import { SittingDay } from './sitting-day';
import { SittingTimes } from './sitting-times';
import { dayAfter, useDays } from './use-days';

interface SittingCardProps {
  store: CalculatorStore;
  site: Site;
  /** Place in the order of entry, from 1 on. */
  sitting: number;
  onRemove: () => void;
}

/**
 * An added sitting: its times, its day, its drinks. It is numbered in the order of entry, here and
 * on the time line: by order of time, choosing an hour would rename the blocks under one's hands.
 */
export function SittingCard({ store, site, sitting, onRemove }: SittingCardProps) {
  const t = useTranslations();
  const { date } = useDays(site);
  const startDay = useCalculator(store, ({ model }) => model.startDay);
  const dayShift = useCalculator(
    store,
    ({ model }) => model.addedSittings[sitting - 1]?.dayShift ?? 0,
  );
  const number = useCalculator(store, ({ model }) => periodNumber(model, sitting));
  return (
    <EntrySection
      testId="sitting"
      className={ruled}
      title={t('sittings.name', { number })}
      headingId={sittingHeadingId(sitting)}
      note={startDay === '' ? undefined : date(dayAfter(startDay, dayShift))}
      action={
        <button
          type="button"
          data-testid="sitting-remove"
          className="btn -me-2 btn-square btn-ghost size-11"
          aria-label={t('sittings.remove', { number })}
          onClick={onRemove}
        >
          <CloseIcon />
        </button>
      }
    >
      <div className="@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-10">
        <div>
          <SittingTimes store={store} site={site} sitting={sitting} />
        </div>
        <SittingDay store={store} sitting={sitting} dayShift={dayShift} />
      </div>
      <DrinkList store={store} site={site} sitting={sitting} />
    </EntrySection>
  );
}
