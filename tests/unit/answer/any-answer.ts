import fc from 'fast-check';
import { answerOf, type Answer, type Origin } from '@/lib/answer/answer';
import { say, sayBriefly, type Sentence } from '@/lib/answer/say';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { isEvening } from '@/lib/evening/evening';
import { givenEnds, type CalculatorModel } from '@/lib/model/model';
import { zoneOf } from '../calendar/zones';
import { anyEntries, anyLimitPermille } from '../evening/any-entries';
import { limitOf } from '../evening/entries';
import { withFlat, flat } from '../../flat';

const anyEnds = fc.constantFrom(...givenEnds);

/** Any entries of which any facts were given. */
const anyMarked: fc.Arbitrary<CalculatorModel> = fc
  .record({
    model: anyEntries,
    ends: fc.array(anyEnds, { minLength: 6, maxLength: 6 }),
    measuredEnds: anyEnds,
    isBodySet: fc.boolean(),
  })
  .map(({ model, ends, measuredEnds, isBodySet }) =>
    withFlat(model, {
      isBodySet,
      givenEnds: ends[0] ?? 'none',
      addedSittings: flat(model).addedSittings.map((sitting, i) => ({
        ...sitting,
        givenEnds: ends[i + 1] ?? 'none',
      })),
      measurement: { ...model.measurement, givenEnds: measuredEnds },
    }),
  );

/**
 * The answers to any entries, from a day before the start to four days after it, in any zone; null
 * where there is nothing to estimate.
 */
export const anyAnswer: fc.Arbitrary<Answer | null> = fc
  .record({
    model: anyMarked,
    limitPermille: anyLimitPermille,
    law: fc.record({
      bound: fc.constantFrom('below' as const, 'atMost' as const),
      isForbidden: fc.boolean(),
    }),
    known: fc.record({ isCountryOpen: fc.boolean(), isClassOpen: fc.boolean() }),
    zone: fc.constantFrom('UTC', 'Europe/Warsaw', 'Asia/Kathmandu', 'Australia/Lord_Howe'),
    atMin: fc.oneof(
      fc.integer({ min: -1440, max: 5760 }),
      fc.integer({ min: 0, max: 1200 }),
      fc.integer({ min: 0, max: 1200 }),
    ),
    origin: fc.constantFrom<Origin>('own', 'link', 'example'),
  })
  .map(({ model, limitPermille, law, known, zone, atMin, origin }) => {
    const limit = {
      ...limitOf(limitPermille),
      bound: law.bound,
      ...(law.isForbidden && { waitPermille: 0 }),
    };
    const evening = calculateEvening(model, limit, { zone: zoneOf(zone), nowMs: 0 });
    if (!isEvening(evening)) return null;
    return answerOf(evening, model, known, evening.startMs + atMin * 60_000, origin);
  });

/** Every sentence that some register says. */
export function sentencesOf(answer: Answer): Sentence[] {
  const { headline, lead, likely, notes } = say(answer);
  return [headline, lead, likely, ...notes, sayBriefly(answer)].filter((said) => said !== null);
}

/** Times in a sentence, minutes from the start. */
export function timesIn({ values = {} }: Sentence): number[] {
  return Object.values(values).flatMap((value) =>
    typeof value !== 'string' && 'atMin' in value ? value.atMin : [],
  );
}
