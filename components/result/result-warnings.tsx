import { useTranslations } from 'next-intl';
import type { DrinksEvening } from '@/lib/evening/evening';
import type { CalculatorModel } from '@/lib/model/model';
import {
  bodyConcerns,
  heaviestMeasuredBmi,
  oldestMeasuredYears,
  usualWaterPercent,
  waterPercentOf,
} from '@/lib/model/body-concerns';
import { longDrinkingMin } from '@/lib/model/warnings';
import type { ResultTexts } from './result-texts';

interface ResultWarningsProps {
  model: CalculatorModel;
  evening: DrinksEvening;
  texts: ResultTexts;
}

/**
 * What the visitor must know to read the numbers: slow drinking, a long period, a body that the
 * equation was not made for.
 */
export function ResultWarnings({ model, evening, texts }: ResultWarningsProps) {
  const t = useTranslations();
  const { likely, sittings, bodyWaterLiters } = evening.forecast;
  const isSlow = likely.peakPermille === 0;
  const isLong = sittings.some(({ startMin, finishMin }) => finishMin - startMin > longDrinkingMin);
  const water = waterPercentOf(bodyWaterLiters, model.weightInKg);
  const concernTexts = {
    water: () =>
      t('result.warning.water', {
        percent: texts.number(water, 0),
        from: usualWaterPercent.min,
        to: usualWaterPercent.max,
      }),
    age: () => t('result.warning.age', { years: oldestMeasuredYears }),
    bmi: () => t('result.warning.bmi', { bmi: heaviestMeasuredBmi }),
  };
  return (
    <>
      {isSlow && <Warning text={t('result.warning.slow')} />}
      {isLong && <Warning text={t('result.warning.long', { hours: longDrinkingMin / 60 })} />}
      {bodyConcerns(model, bodyWaterLiters).map((concern) => (
        <Warning key={concern} text={concernTexts[concern]()} />
      ))}
    </>
  );
}

/** One thing to know, beside the panel. */
export function Warning({ text }: { text: string }) {
  return (
    <p role="note" className="mt-3 max-w-prose border-l-4 border-warning ps-3 text-sm">
      {text}
    </p>
  );
}
