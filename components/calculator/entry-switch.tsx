import { useTranslations } from 'next-intl';
import { RadioGroup } from '@/components/ui/radio-group';
import type { EntryMode } from '@/lib/model/model';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

/**
 * The two ways in: from what was drunk, or from a value already measured. Quiet words on phones, a
 * segmented control where there is room.
 */
export function EntrySwitch({ store }: { store: CalculatorStore }) {
  const t = useTranslations();
  const mode = useCalculator(store, (state) => state.model.entryMode);
  return (
    <div className="entry-switch">
      <RadioGroup<EntryMode>
        label={t('measurement.mode.label')}
        value={mode}
        onChange={store.getState().setEntryMode}
        options={[
          { value: 'drinks', label: t('measurement.mode.drinks'), testId: 'drinks-mode' },
          {
            value: 'measurement',
            label: t('measurement.mode.measurement'),
            testId: 'reading-mode',
          },
        ]}
      />
    </div>
  );
}
