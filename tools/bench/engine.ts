import { calculate, roundHalfUp, type CalculationInput, type Sitting } from '@/lib/bac';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { withKind } from '@/lib/evening/planned-sittings';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { decodeShareCode } from '@/lib/share/share-code';

/** A row of the table of `npm run bench`. */
export interface EngineRow {
  what: string;
  /** Microseconds of one call: the median of many batches, unless `what` says otherwise. */
  microseconds: number;
  /** Upper limit. */
  allowedMicroseconds: number;
}

const batches = 201;
const callsPerBatch = 50;

/** Microseconds of one call of `work`: the median of many batches after a warm-up. */
function medianMicroseconds(work: () => unknown): number {
  const measured: number[] = [];
  for (let batch = -batches; batch < batches; batch++) {
    const started = performance.now();
    for (let call = 0; call < callsPerBatch; call++) work();
    const elapsedMs = performance.now() - started;
    if (batch >= 0) measured.push((elapsedMs * 1000) / callsPerBatch);
  }
  measured.sort((a, b) => a - b);
  return measured[Math.floor(measured.length / 2)] ?? 0;
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

/** Pseudo-random texts, the same in every run (a linear congruential generator). */
function randomTexts(): string[] {
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_%';
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((seed / 2 ** 32) * below);
  };
  return Array.from({ length: 10_000 }, () =>
    Array.from({ length: 1 + random(50) }, () => characters[random(characters.length)]).join(''),
  );
}

/** Mean time of decoding a random text as share code. */
function meanDecoding(): EngineRow {
  const texts = randomTexts();
  const started = performance.now();
  for (const text of texts) decodeShareCode(text);
  const mean = ((performance.now() - started) * 1000) / texts.length;
  const what = 'decodeShareCode, mean of 10,000 random texts';
  return { what, microseconds: roundHalfUp(mean, 1), allowedMicroseconds: 1000 };
}

/** Entries of the default person on a dated evening. */
function enteredEvening(): CalculatorModel {
  const model = defaultModel(drinkCatalog('pl'), 'metric');
  return { ...withKind(model, 0, 'beer', 0, { amount: 3 }), startDay: '2026-11-21' };
}

/** The time of a keystroke without rendering: placing the evening on the calendar and estimating it. */
function keystroke(): EngineRow {
  const model = enteredEvening();
  const choice = { iso2: 'PL', driverClass: 'general', ownLimitPermille: null } as const;
  const limit = applicableLimit(choice, {
    PL: { permille: 0.2, noviceOrProfessionalPermille: null },
  });
  const zonedNow = { zone: (ms: number) => -new Date(ms).getTimezoneOffset(), nowMs: 0 };
  const microseconds = medianMicroseconds(() => calculateEvening(model, limit, zonedNow));
  return {
    what: 'calculateEvening, one keystroke',
    microseconds: roundHalfUp(microseconds, 1),
    allowedMicroseconds: 50,
  };
}

/** Measures the engine and the decoding of share codes. */
export function benchEngine(): EngineRow[] {
  const row = (what: string, input: CalculationInput, allowedMicroseconds: number): EngineRow => ({
    what,
    microseconds: roundHalfUp(
      medianMicroseconds(() => calculate(input)),
      1,
    ),
    allowedMicroseconds,
  });
  return [
    row('calculate, one sitting', evening, 50),
    row('calculate, six sittings', sixSittings, 100),
    row('calculate, seven days of samples', absurdAmount, 500),
    keystroke(),
    meanDecoding(),
  ];
}
