import {
  levelAt,
  longestSampledMin,
  samplesOf,
  sampleStepMin,
  type Forecast,
  type Sample,
} from '@/lib/bac';

/** A half hour of the list. */
export interface HalfHour extends Sample {
  /** After the last sample: likely sober, by the cautious level not yet. */
  isBeyond: boolean;
}

/** The half hours of an evening. */
export interface HalfHours {
  items: HalfHour[];
  /** The list ends after seven days although the alcohol is not yet gone. */
  areCapped: boolean;
}

/** The samples, and the half hours after them up to the cautious sober time. */
export function halfHoursOf(forecast: Forecast): HalfHours {
  const { curves, late } = forecast;
  const { items: samples, areCapped } = samplesOf(forecast);
  const items: HalfHour[] = samples.map((sample) => ({ ...sample, isBeyond: false }));
  let atMin = (items.at(-1)?.atMin ?? 0) + sampleStepMin;
  for (
    ;
    atMin - sampleStepMin < late.soberMin && atMin <= longestSampledMin;
    atMin += sampleStepMin
  ) {
    const highPermille = levelAt(curves.late, atMin);
    items.push({ atMin, permille: 0, lowPermille: 0, highPermille, state: 2, isBeyond: true });
  }
  return { items, areCapped: areCapped || late.soberMin > longestSampledMin };
}
