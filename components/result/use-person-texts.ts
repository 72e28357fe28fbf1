import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import { roundHalfUp } from '@/lib/bac';
import { sizeTexts } from '@/lib/i18n/body-texts';
import { noBreakSpace } from '@/lib/i18n/format';
import type { CalculatorModel } from '@/lib/model/model';

/** A person's body in the unit system of the result: "Woman", "165 cm", "58 kg". */
export function usePersonTexts(model: CalculatorModel, texts: ResultTexts) {
  const t = useTranslations();
  const weightKg = roundHalfUp(model.weightInKg, 1);
  const sizes = sizeTexts(model, t);
  const kilograms = texts.number(weightKg, Number.isInteger(weightKg) ? 0 : 1);
  return {
    gender: model.gender === 0 ? t('person.male') : t('person.female'),
    height: sizes.height,
    weight:
      model.unitSystem === 'metric' ? `${kilograms}${noBreakSpace}${t('unit.kg')}` : sizes.weight,
  };
}
