import { useTranslations } from 'next-intl';
import { Slider } from '@/components/ui/slider';
import { TypingField } from '@/components/ui/typing-field';
import { limits } from '@/lib/model/limits';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

/** Age, typed or slid. */
export function AgeField({ store }: { store: CalculatorStore }) {
  const t = useTranslations();
  const age = useCalculator(store, (state) => state.model.age);
  const field = {
    ...limits.ageYears,
    value: age,
    label: t('person.age'),
    onChange: store.getState().setAge,
  };
  return (
    <>
      <div className="flex items-center justify-between">
        <span className="text-sm text-quiet" aria-hidden="true">
          {t('person.age')}
        </span>
        <TypingField {...field} testId="age" />
      </div>
      <Slider {...field} valueText={t('person.years', { age })} testId="age-slider" />
    </>
  );
}
