import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ButtonPicker } from '@/components/ui/button-picker';
import { Slider } from '@/components/ui/slider';
import { TypingField } from '@/components/ui/typing-field';
import { bodyUnitTexts, type Body } from '@/lib/i18n/body-texts';
import { bounds } from '@/lib/model/bounds';
import {
  columnsOf,
  heightScale,
  measuresOf,
  pickedValue,
  weightScale,
  type BodyScale,
} from '@/lib/model/body-picker';
import { useCalculatorActions, useCalculatorModel } from '@/lib/store/calculator-context';

/** Height and weight, picked in the units of the visitor. */
export const BodyFields = memo(function BodyFields({ body }: { body: Body }) {
  const t = useTranslations();
  const { setHeightInCm, setWeightInKg } = useCalculatorActions();
  return (
    <>
      <BodyPicker
        testId="height"
        label={t('person.height')}
        hint={t('person.heightHint')}
        stored={body.heightInCm}
        scale={heightScale(body.unitSystem)}
        onPick={setHeightInCm}
      />
      <BodyPicker
        testId="weight"
        label={t('person.weight')}
        hint={t('person.weightHint')}
        stored={body.weightInKg}
        scale={weightScale(body)}
        onPick={setWeightInKg}
      />
    </>
  );
});

interface BodyPickerProps {
  testId: string;
  label: string;
  hint: string;
  stored: number;
  scale: BodyScale;
  onPick: (stored: number) => void;
}

function BodyPicker({ testId, label, hint, stored, scale, onPick }: BodyPickerProps) {
  const t = useTranslations();
  const units = bodyUnitTexts(t);
  const shown = measuresOf(stored, scale).map(({ value, unit }) => ({
    value: String(value),
    unit: units[unit],
  }));
  const [first, second] = shown;
  return (
    <ButtonPicker
      stylePreset="personal-data"
      testId={testId}
      label={label}
      value={first?.value ?? ''}
      unit={first?.unit}
      valueSuffix={second}
      heading={label}
      description={hint}
      okLabel={t('picker.ok')}
      closeLabel={t('picker.close')}
      columns={columnsOf(scale, units).map((options, position) => ({
        // Two columns are named after their units, a single one after the field.
        label: (second && shown[position]?.unit) ?? label,
        options,
        selectedId: shown[position]?.value,
      }))}
      onConfirm={(selection) => {
        const ids = selection.map(({ id }) => id);
        onPick(pickedValue(ids, scale, stored));
      }}
    />
  );
}

/** Age, typed or set with a slider. */
export const AgeField = memo(function AgeField() {
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
});
