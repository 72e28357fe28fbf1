import { useTranslations } from 'next-intl';
import { DrinkList } from '@/components/calculator/drinks/drink-list';
import { EntrySection, ruled } from '@/components/calculator/entry-section';
import { CloseIcon } from '@/components/ui/icons';
import { sittingAt } from '@/lib/evening/planned-sittings';
import { withDayShift } from '@/lib/evening/sitting-days';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { sittingActions, type WhenShown } from '@/lib/store/sitting-actions';
import { sittingHeadingId } from './lead-to';
import { SittingTimes } from './sitting-times';
import { dayAfter, useDays, useStartDay } from './use-days';

interface SittingCardProps {
  /** Place in the order of entry, from 1 on. */
  sitting: number;
  whenShown: WhenShown;
  onRemove: () => void;
}

/** An added sitting, numbered in the order of entry: by time, edited cards would be renumbered. */
export function SittingCard({ sitting, whenShown, onRemove }: SittingCardProps) {
  const t = useTranslations();
  const { date } = useDays();
  const startDay = useStartDay();
  const dayShift = useCalculatorModel((model) => sittingAt(model, sitting).dayShift);
  const number = sitting + 1;
  const day = startDay === '' ? '' : date(dayAfter(startDay, dayShift));
  return (
    <EntrySection
      testId="sitting"
      className={ruled}
      title={t('timing.session', { number })}
      headingId={sittingHeadingId(sitting)}
      note={day}
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
          <SittingTimes sitting={sitting} whenShown={whenShown} />
        </div>
        <div className="mb-4 grid grid-cols-2 gap-2 @2xl:my-4 @2xl:h-19 @2xl:items-center">
          <DayButton sitting={sitting} days={-1}>
            {t('sittings.earlier')}
          </DayButton>
          <DayButton sitting={sitting} days={1}>
            {t('sittings.later')}
          </DayButton>
          <p role="status" className="sr-only">
            {t('sittings.isOn', { number, date: day })}
          </p>
        </div>
      </div>
      <DrinkList sitting={sitting} />
    </EntrySection>
  );
}

interface DayButtonProps {
  sitting: number;
  days: 1 | -1;
  children: string;
}

/** Uses aria-disabled, so that it keeps the focus when a press disables it. */
function DayButton({ sitting, days, children }: DayButtonProps) {
  const { store } = useCalculatorContext();
  const canMove = useCalculatorModel(
    (model) => withDayShift(model, sitting, sittingAt(model, sitting).dayShift + days) !== null,
  );
  return (
    <button
      type="button"
      className="btn h-auto min-h-11 px-2 py-1 leading-tight font-normal hyphens-auto aria-disabled:cursor-default aria-disabled:border-base-content/15 aria-disabled:bg-transparent aria-disabled:text-base-content/40 aria-disabled:shadow-none"
      aria-disabled={!canMove}
      onClick={() => canMove && sittingActions(store).moveSitting(sitting, days)}
    >
      {children}
    </button>
  );
}
