import { levelAt, maxSampledMin, samplesOf, sampleStepMin, type Forecast } from '@/lib/bac';

/** The samples, continued up to the cautious sober time; capped if the list ends before it. */
export function halfHoursOf(forecast: Forecast) {
  const { curves, cautious } = forecast;
  const { items: samples, areCapped } = samplesOf(forecast);
  /** Beyond the last sample the likely level is zero, the cautious one is not yet. */
  const items = samples.map((sample) => ({ ...sample, isBeyond: false }));
  let atMin = (items.at(-1)?.atMin ?? 0) + sampleStepMin;
  const endMin = Math.min(cautious.soberMin + sampleStepMin, maxSampledMin + 1);
  for (; atMin < endMin; atMin += sampleStepMin) {
    const highPermille = levelAt(curves.cautious, atMin);
    items.push({ atMin, permille: 0, lowPermille: 0, highPermille, state: 2, isBeyond: true });
  }
  return { items, areCapped: areCapped || cautious.soberMin > maxSampledMin };
}

/** A row of the list. */
export type HalfHour = ReturnType<typeof halfHoursOf>['items'][number];
