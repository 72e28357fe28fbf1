import { useTranslations } from 'next-intl';
import { RadioGroup } from '@/components/ui/radio-group';
import {
  useCalculatorContext,
  useCalculatorModel,
  useCalculatorState,
} from '@/lib/store/calculator-context';

type UnitChoice = 'metric' | 'imperial' | 'stone';

/** Metric or imperial units; British visitors can also choose stone. */
export function UnitToggle() {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const unitSystem = useCalculatorModel((model) => model.unitSystem);
  const weightInStone = useCalculatorModel((model) => model.weightInStone);
  const isBritish = useCalculatorState((state) => state.catalog.variant === 'gb');
  const hasStone = isBritish || weightInStone;
  const imperial: UnitChoice = weightInStone ? 'stone' : 'imperial';

  function handleChange(choice: UnitChoice) {
    const { setUnitSystem, setWeightInStone } = store.getState();
    if (choice === 'metric') return setUnitSystem('metric');
    setWeightInStone(choice === 'stone');
    setUnitSystem('imperial');
  }

  return (
    <div className="max-w-full">
      <RadioGroup<UnitChoice>
        label={t('units.label')}
        testId="unit-system"
        value={unitSystem === 'metric' ? 'metric' : imperial}
        onChange={handleChange}
        options={[
          ...(hasStone
            ? [{ value: 'stone', label: t('units.imperialStone'), testId: 'unit-stone' } as const]
            : []),
          { value: 'imperial', label: t('units.imperial'), testId: 'unit-imperial' },
          { value: 'metric', label: t('units.metric'), testId: 'unit-metric' },
        ]}
      />
    </div>
  );
}
