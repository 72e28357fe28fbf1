import { calculate, roundHalfUp, type CalculationInput, type Sitting } from '@/lib/bac';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { withKind } from '@/lib/evening/planned-sittings';
import { defaultModel } from '@/lib/model/defaults';

const batches = 201;
const callsPerBatch = 50;

/** A row: microseconds of one call of `work`, the median of many batches after a warm-up. */
function timed(what: string, work: () => unknown, allowedMicroseconds: number) {
  const measured: number[] = [];
  for (let batch = -batches; batch < batches; batch++) {
    const started = performance.now();
    for (let call = 0; call < callsPerBatch; call++) work();
    const elapsedMs = performance.now() - started;
    if (batch >= 0) measured.push((elapsedMs * 1000) / callsPerBatch);
  }
  measured.sort((a, b) => a - b);
  const microseconds = roundHalfUp(measured[Math.floor(measured.length / 2)] ?? 0, 1);
  return { what, microseconds, allowedMicroseconds };
}

/** The default person of the specification. */
const evening: CalculationInput = {
  gender: 0,
  ageYears: 39,
  heightCm: 178,
  weightKg: 78,
  timeStart: '21:00',
  timeFinish: '23:00',
  foodWhileDrinking: 2,
  drinks: [{ ml: 1500, percent: 5 }],
  legalDrivingLimitPermille: 0.2,
  timeFormat: 12,
};

function beerAt(hour: number): Sitting {
  return {
    timeStart: `${hour}:00`,
    timeFinish: `${hour}:30`,
    drinks: [{ ml: 500, percent: 5 }],
  };
}

/** A day of beers in several sittings. */
const sixSittings: CalculationInput = {
  ...evening,
  ...beerAt(11),
  laterSittings: [13, 15, 17, 19, 21].map(beerAt),
};

/** An impossible amount, for which the list of samples reaches its maximum length. */
const absurdAmount: CalculationInput = {
  ...evening,
  drinks: [{ ml: 10_000 * 5000, percent: 99.9 }],
};

/** The time of a keystroke without rendering: placing the evening on the calendar and estimating it. */
function keystroke() {
  const fresh = defaultModel(drinkCatalog('pl'), 'metric');
  const model = { ...withKind(fresh, 0, 'beer', 0, { amount: 3 }), startDay: '2026-11-21' };
  const choice = { iso2: '', driverClass: 'general', ownLimitPermille: 0.2 } as const;
  const limit = applicableLimit(choice, {});
  const zonedNow = { zone: (ms: number) => -new Date(ms).getTimezoneOffset(), nowMs: 0 };
  return () => calculateEvening(model, limit, zonedNow);
}

/** Measures the engine: a row per case, with the time that it may take. */
export function benchEngine() {
  return [
    timed('calculate, one sitting', () => calculate(evening), 50),
    timed('calculate, six sittings', () => calculate(sixSittings), 100),
    timed('calculate, seven days of samples', () => calculate(absurdAmount), 500),
    timed('calculateEvening, one keystroke', keystroke(), 50),
  ];
}
