import {
  levelAt,
  maxSampledMin,
  samplesOf,
  sampleStepMin,
  type Forecast,
  type Sample,
} from '@/lib/bac';

/** A row of the list. */
export interface HalfHour extends Sample {
  /** After the last sample: the likely level is zero, the cautious one is not yet. */
  isBeyond: boolean;
}

/** The samples, continued up to the cautious sober time; capped if the list ends before it. */
export function halfHoursOf(forecast: Forecast): { items: HalfHour[]; areCapped: boolean } {
  const { curves, cautious } = forecast;
  const { items: samples, areCapped } = samplesOf(forecast);
  const items: HalfHour[] = samples.map((sample) => ({ ...sample, isBeyond: false }));
  let atMin = (items.at(-1)?.atMin ?? 0) + sampleStepMin;
  const endMin = Math.min(cautious.soberMin + sampleStepMin, maxSampledMin + 1);
  for (; atMin < endMin; atMin += sampleStepMin) {
    const highPermille = levelAt(curves.cautious, atMin);
    items.push({ atMin, permille: 0, lowPermille: 0, highPermille, state: 2, isBeyond: true });
  }
  return { items, areCapped: areCapped || cautious.soberMin > maxSampledMin };
}
