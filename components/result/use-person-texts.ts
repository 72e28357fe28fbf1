import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import { roundHalfUp } from '@/lib/bac';
import { heightMeasures, weightMeasures } from '@/lib/model/body-picker';
import type { CalculatorModel } from '@/lib/model/model';

const noBreakSpace = '\u00a0';

/** Formats a person's body in the unit system of the result. */
export function usePersonTexts(model: CalculatorModel, texts: ResultTexts) {
  const t = useTranslations();
  const units = {
    cm: t('unit.cm'),
    kg: t('unit.kg'),
    ft: t('unit.ft'),
    in: t('unit.in'),
    st: t('unit.st'),
    lb: t('unit.lb'),
  };
  const written = (measures: ReturnType<typeof heightMeasures>) =>
    measures.map(({ value, unit }) => `${value}${noBreakSpace}${units[unit]}`).join(' ');
  const weightKg = roundHalfUp(model.weightInKg, 1);
  const kilograms = texts.number(weightKg, Number.isInteger(weightKg) ? 0 : 1);

  return {
    /** "Woman" */
    gender: model.gender === 0 ? t('person.male') : t('person.female'),
    /** "165 cm" */
    height: written(heightMeasures(model.heightInCm, model.unitSystem)),
    /** "58 kg" */
    weight:
      model.unitSystem === 'metric'
        ? `${kilograms}${noBreakSpace}${units.kg}`
        : written(weightMeasures(model.weightInKg, model)),
  };
}
