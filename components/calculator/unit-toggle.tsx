import { useTranslations } from 'next-intl';
import { RadioGroup } from '@/components/ui/radio-group';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

type UnitChoice = 'metric' | 'imperial' | 'stone';

/** Metric or imperial; British visitors also choose whether their pounds are counted in stone. */
export function UnitToggle({ store }: { store: CalculatorStore }) {
  const t = useTranslations();
  const unitSystem = useCalculator(store, (state) => state.model.unitSystem);
  const weightInStone = useCalculator(store, (state) => state.model.weightInStone);
  const isBritish = useCalculator(store, (state) => state.catalog.variant === 'gb');
  const hasStone = isBritish || weightInStone;
  const imperial: UnitChoice = weightInStone ? 'stone' : 'imperial';

  function handleChange(choice: UnitChoice) {
    const { setUnitSystem, setWeightInStone } = store.getState();
    if (choice === 'metric') return setUnitSystem('metric');
    setWeightInStone(choice === 'stone');
    setUnitSystem('imperial');
  }

  return (
    <div className="max-w-full rounded-field border border-hairline [&_label]:px-1.5 sm:[&_label]:px-3">
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
