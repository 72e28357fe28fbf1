import { useTranslations } from 'next-intl';
import { RadioGroup } from '@/components/ui/radio-group';
import type { EntryMode } from '@/lib/model/model';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

/** The two ways in: from what was drunk, or from a value already measured. */
export function EntrySwitch({ store }: { store: CalculatorStore }) {
  const t = useTranslations();
  const mode = useCalculator(store, (state) => state.model.entryMode);
  return (
    <div className="mb-5 rounded-field border border-base-content/15 sm:w-fit sm:[&_label]:px-6">
      <RadioGroup<EntryMode>
        label={t('reading.mode.label')}
        value={mode}
        onChange={store.getState().setEntryMode}
        options={[
          { value: 'drinks', label: t('reading.mode.drinks'), testId: 'drinks-mode' },
          { value: 'reading', label: t('reading.mode.reading'), testId: 'reading-mode' },
        ]}
      />
    </div>
  );
}
