import { useTranslations } from 'next-intl';
import { memo, useLayoutEffect, useRef } from 'react';
import { DisclosureIcon } from '@/components/ui/icons';
import { RadioGroup } from '@/components/ui/radio-group';
import type { EntryMode } from '@/lib/model/model';
import { useCalculatorActions, useCalculatorModel } from '@/lib/store/calculator-context';

/** The switch was pressed, so that the one of the other form gets the focus. */
let isSwitching = false;

/** The way to the other form: a measurement, or drinks. The chosen option is drawn only with the focus. */
export const EntrySwitch = memo(function EntrySwitch() {
  const t = useTranslations();
  const mode = useCalculatorModel((model) => model.entryMode);
  const { setEntryMode } = useCalculatorActions();
  const group = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (isSwitching) group.current?.querySelector<HTMLElement>(':checked')?.focus();
    isSwitching = false;
  }, []);

  return (
    <div ref={group} className="entry-switch relative border-t border-hairline">
      <RadioGroup<EntryMode>
        label={t('measurement.mode.label')}
        value={mode}
        onChange={(next) => {
          isSwitching = true;
          setEntryMode(next);
        }}
        options={[
          { value: 'drinks', label: t('measurement.mode.drinks'), testId: 'drinks-mode' },
          {
            value: 'measurement',
            label: t('measurement.mode.measurement'),
            testId: 'reading-mode',
          },
        ]}
      />
      <DisclosureIcon />
    </div>
  );
});
