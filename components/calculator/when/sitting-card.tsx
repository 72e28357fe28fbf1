import { useTranslations } from 'next-intl';
import { DrinkList } from '@/components/calculator/drinks/drink-list';
import { EntrySection, ruled } from '@/components/calculator/entry-section';
import { CloseIcon } from '@/components/ui/icons';
import { sittingAt } from '@/lib/evening/planned-sittings';
import { useCalculatorModel } from '@/lib/store/calculator-context';
import { sittingHeadingId } from './lead-to';
import { SittingDay } from './sitting-day';
import { SittingTimes } from './sitting-times';
import { dayAfter, useDays } from './use-days';
import { useStartDay } from '@/components/calculator/use-start-day';

interface SittingCardProps {
  /** Place in the order of entry, from 1 on. */
  sitting: number;
  onRemove: () => void;
}

/**
 * An added sitting: its times, day and drinks. Numbers follow the order of entry, here and on the
 * timeline. If they followed the time, changing a time would renumber the cards during editing.
 */
export function SittingCard({ sitting, onRemove }: SittingCardProps) {
  const t = useTranslations();
  const { date } = useDays();
  const startDay = useStartDay();
  const dayShift = useCalculatorModel((model) => sittingAt(model, sitting).dayShift);
  const number = sitting + 1;
  return (
    <EntrySection
      testId="sitting"
      className={ruled}
      title={t('timing.session', { number })}
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
      <div className="@2xl:grid @2xl:grid-cols-2 @2xl:gap-x-10">
        <div>
          <SittingTimes sitting={sitting} />
        </div>
        <SittingDay
          sitting={sitting}
          dayShift={dayShift}
          date={startDay === '' ? '' : date(dayAfter(startDay, dayShift))}
        />
      </div>
      <DrinkList sitting={sitting} />
    </EntrySection>
  );
}
