import { useTranslations } from 'next-intl';
import { RadioGroup } from '@/components/ui/radio-group';
import type { EntryMode } from '@/lib/model/model';
import { useCalculatorActions, useCalculatorModel } from '@/lib/store/calculator-context';

/** Switches between the two forms: drinks or a measurement. */
export function EntrySwitch() {
  const t = useTranslations();
  const mode = useCalculatorModel((model) => model.entryMode);
  const { setEntryMode } = useCalculatorActions();
  return (
    <div className="entry-switch">
      <RadioGroup<EntryMode>
        label={t('measurement.mode.label')}
        value={mode}
        onChange={setEntryMode}
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
