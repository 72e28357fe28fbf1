import { describe, expect } from 'vitest';
import { driveAtMin, forecastDrinking, soberAtMin, type DrinkingForecast } from '@/lib/bac';
import { anyBridge, dayOf, placedOf } from './arbitraries';
import { names } from './curve-answers';
import { simulate, simulatedRules } from './minute-simulation';
import { law } from '../law';

/**
 * Minutes: twice the time in which the tolerance of a limit, 1e-9 permille, falls at 0.12 an hour.
 */
const timeNoise = 1e-6;

/** Permille: floating-point errors of a simulation; less than the fall in `timeNoise`. */
const levelNoise = 1e-10;

/** A time between two neighbouring minutes, or exactly at one if both are the same. */
interface Between {
  from: number;
  to: number;
}

const never: Between = { from: 0, to: 0 };
const atLeast = (a: Between, min: number): Between => ({
  from: Math.max(a.from, min),
  to: Math.max(a.to, min),
});
const laterOf = (a: Between, b: Between): Between => ({
  from: Math.max(a.from, b.from),
  to: Math.max(a.to, b.to),
});
const plus = (a: Between, minutes: number): Between => ({
  from: a.from + minutes,
  to: a.to + minutes,
});

function expectBetween(actual: number, { from, to }: Between, what: string): void {
  expect(actual, what).toBeGreaterThanOrEqual(from - timeNoise);
  expect(actual, what).toBeLessThanOrEqual(to + timeNoise);
}

/**
 * The times by the rules, from a simulated curve scanned minute by minute. Within a minute a level
 * only rises or only falls, so it was over the limit if it is over it at one of the two ends.
 */
function scanned(forecast: DrinkingForecast, name: (typeof names)[number]) {
  const { sittings, c0Permille, totalAlcoholGrams, lastFinishMin, limitPermille } = forecast;
  const minutes = Math.ceil(soberAtMin(forecast, name)) + 1;
  const perGram = c0Permille / totalAlcoholGrams;
  const { before, after } = simulate(sittings, perGram, simulatedRules[name], minutes);
  let zero = never;
  let under: Between | null = null;
  let lastSip: Between | null = null;
  for (let t = 0; t <= minutes; t++) {
    if (after[t]! > levelNoise) zero = { from: t, to: t + 1 };
    if (Math.max(before[t]!, after[t]!) <= limitPermille + 1e-9) continue;
    under = { from: t, to: t + 1 };
    if (sittings.some((s) => s.startMin <= t && t < s.finishMin)) lastSip = under;
    else if (sittings.some((s) => s.finishMin === t)) lastSip = { from: t, to: t };
  }
  const waitMin = name === 'cautious' ? 75 : 0;
  const sober = atLeast(zero, lastFinishMin + waitMin);
  if (limitPermille <= 0) return { sober, drive: sober };
  if (!under) return { sober, drive: never };
  const drive = atLeast(under, lastFinishMin);
  return { sober, drive: lastSip ? laterOf(drive, plus(lastSip, waitMin)) : drive };
}

function expectTimesByTheRules(forecast: DrinkingForecast): void {
  for (const name of names) {
    const { sober, drive } = scanned(forecast, name);
    expectBetween(soberAtMin(forecast, name), sober, `${name} sober`);
    expectBetween(driveAtMin(forecast, name, forecast.limitPermille), drive, `${name} drive`);
  }
}

describe('the cautious times wait 75 minutes for the last sip over the limit, the others do not', () => {
  law('on days of one to six sittings', [dayOf(1, 6)], (day) => {
    expectTimesByTheRules(forecastDrinking(placedOf(day)));
  });

  law('with a sip between two sittings', [anyBridge], ({ bridged }) => {
    expectTimesByTheRules(forecastDrinking(bridged));
  });
});
