import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/use-shown';
import type { DrinksEvening } from '@/lib/evening/evening';
import {
  bodyConcerns,
  maxMeasuredBmi,
  maxMeasuredYears,
  usualWaterPercent,
  waterPercentOf,
} from '@/lib/model/body-concerns';
import { longDrinkingMin } from '@/lib/model/warnings';

/** Reasons to doubt the estimate: slow or long drinking, a body outside the studied range. */
export function ResultWarnings({ shown }: { shown: ShownResult<DrinksEvening> }) {
  const { texts } = shown;
  const { model } = shown.source;
  const t = useTranslations();
  const { likely, sittings, bodyWaterLiters } = shown.evening.forecast;
  const isSlow = likely.peakPermille === 0;
  const isLong = sittings.some(({ startMin, finishMin }) => finishMin - startMin > longDrinkingMin);
  const water = waterPercentOf(bodyWaterLiters, shown.evening.input.weightKg);
  const concernTexts = {
    water: t('result.warning.water', {
      percent: texts.number(water, 0),
      from: usualWaterPercent.min,
      to: usualWaterPercent.max,
    }),
    age: t('result.warning.age', { years: maxMeasuredYears }),
    bmi: t('result.warning.bmi', { bmi: maxMeasuredBmi }),
  };
  return (
    <>
      {isSlow && <Warning text={t('result.warning.slow')} />}
      {isLong && <Warning text={t('result.warning.long', { hours: longDrinkingMin / 60 })} />}
      {bodyConcerns(model, bodyWaterLiters).map((concern) => (
        <Warning key={concern} text={concernTexts[concern]} />
      ))}
    </>
  );
}

/** One warning below the answer. */
export function Warning({ text }: { text: string }) {
  return (
    <p role="note" className="mt-3 max-w-prose border-l-4 border-warning ps-3 text-sm">
      {text}
    </p>
  );
}
