import { useTranslations } from 'next-intl';
import { ButtonPicker } from '@/components/ui/button-picker';
import { bodyUnitTexts } from '@/lib/i18n/body-texts';
import {
  heightColumns,
  heightMeasures,
  measureIds,
  pickedHeightCm,
  pickedWeightKg,
  weightColumns,
  weightMeasures,
  type BodyMeasure,
  type UnitTexts,
} from '@/lib/model/body-picker';
import { useCalculatorActions, useCalculatorModel } from '@/lib/store/calculator-context';

/** Height, picked in centimetres or in feet and inches. */
export function HeightField() {
  const t = useTranslations();
  const units = bodyUnitTexts(t);
  const unitSystem = useCalculatorModel((model) => model.unitSystem);
  const heightCm = useCalculatorModel((model) => model.heightInCm);
  const { setHeightInCm } = useCalculatorActions();
  return (
    <BodyPicker
      testId="height"
      label={t('person.height')}
      hint={t('person.heightHint')}
      measures={heightMeasures(heightCm, unitSystem)}
      columns={heightColumns(unitSystem, units)}
      units={units}
      onPick={(ids) => setHeightInCm(pickedHeightCm(ids, unitSystem, heightCm))}
    />
  );
}

/** Weight, picked in kilograms, pounds, or stone and pounds. */
export function WeightField() {
  const t = useTranslations();
  const units = bodyUnitTexts(t);
  const unitSystem = useCalculatorModel((model) => model.unitSystem);
  const weightInStone = useCalculatorModel((model) => model.weightInStone);
  const weightKg = useCalculatorModel((model) => model.weightInKg);
  const { setWeightInKg } = useCalculatorActions();
  const display = { unitSystem, weightInStone };
  return (
    <BodyPicker
      testId="weight"
      label={t('person.weight')}
      hint={t('person.weightHint')}
      measures={weightMeasures(weightKg, display)}
      columns={weightColumns(display, units)}
      units={units}
      onPick={(ids) => setWeightInKg(pickedWeightKg(ids, display, weightKg))}
    />
  );
}

interface BodyPickerProps {
  testId: string;
  label: string;
  hint: string;
  measures: BodyMeasure[];
  columns: ReturnType<typeof heightColumns>;
  units: UnitTexts;
  onPick: (ids: string[]) => void;
}

function BodyPicker(props: BodyPickerProps) {
  const { testId, label, hint, measures, columns, units, onPick } = props;
  const t = useTranslations();
  const selected = measureIds(measures);
  const shown = measures.map(({ value, unit }) => ({ value: String(value), unit: units[unit] }));
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
      columns={columns.map((options, position) => ({
        // Two columns are named after their units, a single one after the field.
        label: (second && shown[position]?.unit) ?? label,
        options,
        selectedId: selected[position],
      }))}
      onConfirm={(selection) => onPick(selection.map(({ id }) => id))}
    />
  );
}
