import { useTranslations } from 'next-intl';
import { withDayShift } from '@/lib/evening/sitting-days';
import type { CalculatorModel } from '@/lib/model/model';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { sittingActions } from '@/lib/store/sitting-actions';

interface SittingDayProps {
  /** Place in the order of entry, from 1 on. */
  sitting: number;
  /** Days after the date of the first entered sitting. */
  dayShift: number;
  /** "Sat 21 Nov" */
  date: string;
}

/** Moves a sitting by a day, and announces its new day to screen readers. */
export function SittingDay({ sitting, dayShift, date }: SittingDayProps) {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const canMoveBy = (days: number) => (model: CalculatorModel) =>
    withDayShift(model, sitting, dayShift + days) !== null;
  const canMoveEarlier = useCalculatorModel(canMoveBy(-1));
  const canMoveLater = useCalculatorModel(canMoveBy(1));
  const { moveSitting } = sittingActions(store);
  return (
    <div className="mb-4 grid grid-cols-2 gap-2 @2xl:my-4 @2xl:h-19 @2xl:items-center">
      <DayButton
        label={t('sittings.earlier')}
        isDisabled={!canMoveEarlier}
        onPress={() => moveSitting(sitting, -1)}
      />
      <DayButton
        label={t('sittings.later')}
        isDisabled={!canMoveLater}
        onPress={() => moveSitting(sitting, 1)}
      />
      <p role="status" className="sr-only">
        {t('sittings.isOn', { number: sitting + 1, date })}
      </p>
    </div>
  );
}

interface DayButtonProps {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

/** Uses aria-disabled, so that it keeps the focus when a press disables it. */
function DayButton({ label, isDisabled, onPress }: DayButtonProps) {
  return (
    <button
      type="button"
      className="btn h-auto min-h-11 px-2 py-1 leading-tight font-normal hyphens-auto aria-disabled:cursor-default aria-disabled:border-base-content/15 aria-disabled:bg-transparent aria-disabled:text-base-content/40 aria-disabled:shadow-none"
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {label}
    </button>
  );
}
