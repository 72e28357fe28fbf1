import { useTranslations } from 'next-intl';
import { Slider } from '@/components/ui/slider';
import { TypingField } from '@/components/ui/typing-field';
import { bounds } from '@/lib/model/bounds';
import { useCalculatorActions, useCalculatorModel } from '@/lib/store/calculator-context';

/** Age, typed or set with a slider. */
export function AgeField() {
  const t = useTranslations();
  const age = useCalculatorModel((model) => model.age);
  const { setAge } = useCalculatorActions();
  const { min, max } = bounds.ageYears;
  const label = t('person.age');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between">
        <span className="text-sm text-quiet" aria-hidden="true">
          {label}
        </span>
        <TypingField
          value={age}
          min={min}
          max={max}
          label={label}
          onChange={setAge}
          tooSmall={t('person.adultsOnly')}
          testId="age"
        />
      </div>
      <Slider
        value={age}
        min={min}
        max={max}
        label={label}
        valueText={t('person.years', { age })}
        onChange={setAge}
        testId="age-slider"
      />
    </>
  );
}
