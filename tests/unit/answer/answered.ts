import { answerOf, type Answer, type Origin } from '@/lib/answer/answer';
import type { LimitFacts } from '@/lib/answer/facts';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { isEvening } from '@/lib/evening/evening';
import type { CalculatorModel } from '@/lib/model/model';
import { allGiven } from '../../components/all-given';
import { utc, utcZone } from '../calendar/zones';
import { drunk, limitOf, m02, measured, r01 } from '../evening/entries';
import { withFlat } from '../../flat';

const startDay = '2026-06-10';

/** Nothing about the limit is open. */
export const settled: LimitFacts = { isCountryOpen: false, isClassOpen: false };

/** R01: 21:00 to 23:00; peak 0.85, cautiously 1.08. See `answers` for its times. */
export const beersGiven: CalculatorModel = withFlat(r01, { ...allGiven, startDay });

/** M02: wine from 12:00 to 13:00, beer from 20:00 to 21:00. */
export const twoSittings: CalculatorModel = withFlat(m02, { ...allGiven, startDay });

/** R22: 42 g from 21:00 to 23:00, never over 0.8 even cautiously. */
export const imperialMan: CalculatorModel = withFlat(beersGiven, {
  heightInCm: 175,
  weightInKg: 85,
  alcoholSettings: drunk({ beer: { percent: 5, servingItemCapacityInMl: 1064.52, amount: 1 } }),
});

/** R25: spirits from 21:00 to 22:00; the likely peak equals the limit of 0.5, the cautious is over. */
export const atTheLimit: CalculatorModel = withFlat(beersGiven, {
  timeFinishInH24: '22:00',
  alcoholSettings: drunk({
    vodka: { percent: 40, servingItemCapacityInMl: 106.4128327700324, amount: 1 },
  }),
});

/** 0.80 measured at 23:30, last drink at 23:10, everything given. */
export function measuredGiven(value = 0.8): CalculatorModel {
  const { measurement } = measured({ value, measuredDay: startDay });
  return { ...measured(), measurement: { ...measurement, givenEnds: 'both' } };
}

export interface Asked {
  limit?: ApplicableLimit;
  known?: LimitFacts;
  origin?: Origin;
}

/** The answer at a minute from the start of the entries; by default own ones with the limit 0.2. */
export function answered(model: CalculatorModel, atMin: number, asked: Asked = {}): Answer {
  const { limit = limitOf(0.2), known = settled, origin } = asked;
  const at = { zone: utcZone, nowMs: utc(`${startDay}T12:00`) };
  const evening = calculateEvening(model, limit, at);
  if (!isEvening(evening)) throw new Error(`No evening: ${evening}`);
  return answerOf(evening, model, known, evening.startMs + atMin * 60_000, origin);
}

/** The facts of an evening made open. */
export const opening = {
  times: { givenEnds: 'none' },
  body: { isBodySet: false },
} as const;

/** A law that forbids any alcohol, with penalties from 0.2 on. */
export const anyForbidden: ApplicableLimit = { ...limitOf(0.2), waitPermille: 0 };

/** A law by which only more than 0.8 is an offence. */
export const onlyAbove: ApplicableLimit = { ...limitOf(0.8), bound: 'atMost' };
