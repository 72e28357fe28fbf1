import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerOf, type Verdict } from '@/lib/answer/answer';
import { say, sayBriefly, type Sentence, type SentenceKey } from '@/lib/answer/say';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { isEvening } from '@/lib/evening/evening';
import { givenEnds, type CalculatorModel } from '@/lib/model/model';
import { anyEntries, anyLimitPermille, anyMoment } from '../evening/any-entries';
import { limitOf } from '../evening/entries';
import { zoneOf } from '../calendar/zones';

/** given.md, "What is said while a fact is open": none of these is. */
const favourableVerdicts: readonly Verdict[] = ['never', 'passed', 'gone'];
const favourableSentences: readonly SentenceKey[] = [
  'answer.phase.passed',
  'answer.phase.gone',
  'answer.lead.was',
  'answer.lead.gone',
  'answer.likely.under',
  'answer.likely.behind',
  'answer.likely.short',
  'answer.likely.past',
  'answer.likely.pastUnder',
  'answer.likely.pastAtLimit',
  'answer.never.title',
  'answer.never.pastTitle',
  'answer.never.note',
  'answer.never.pastNote',
  'answer.never.until',
  'answer.never.short',
];

const anyMarks = fc.record({
  givenEnds: fc.constantFrom(...givenEnds),
  isBodySet: fc.boolean(),
  isCountryOpen: fc.boolean(),
  isClassOpen: fc.boolean(),
  isOnlyAbove: fc.boolean(),
  origin: fc.constantFrom('own' as const, 'link' as const, 'example' as const),
});

const anyZone = fc.constantFrom(
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
);

/** Moments around the evening are the interesting ones. */
const anyOffsetMin = fc.integer({ min: -600, max: 3000 });

it('nothing favourable is said of open facts, of any entries, at any moment', () => {
  const seen = { withheld: 0, open: 0, asked: 0 };
  fc.assert(
    fc.property(
      anyEntries,
      anyMarks,
      anyLimitPermille,
      anyZone,
      anyOffsetMin,
      anyMoment,
      (entries, marks, limitPermille, zoneName, offsetMin, farMs) => {
        const { isCountryOpen, isClassOpen, isOnlyAbove, origin } = marks;
        const model: CalculatorModel = {
          ...entries,
          givenEnds: marks.givenEnds,
          isBodySet: marks.isBodySet,
          measurement: { ...entries.measurement, givenEnds: marks.givenEnds },
        };
        const limit = { ...limitOf(limitPermille), isOnlyAbove };
        const evening = calculateEvening(model, limit, { zone: zoneOf(zoneName), nowMs: 0 });
        fc.pre(isEvening(evening));
        if (!isEvening(evening)) return;
        const nowMs = offsetMin % 7 === 0 ? farMs : evening.startMs + offsetMin * 60_000;
        const answer = answerOf(evening, model, { isCountryOpen, isClassOpen }, nowMs, origin);
        const { headline, lead, leadMin, likely, notes } = say(answer);
        const sentences: (Sentence | null)[] = [headline, lead, likely, ...notes];
        if (answer.open.length === 0) {
          expect(answer.isWithheld).toBe(false);
          expect(answer.ask).toBeNull();
          return;
        }
        seen.open++;
        const isPast = answer.phase === 'past';
        const isFavourable = favourableVerdicts.includes(answer.verdict);
        expect(answer.isWithheld).toBe(isFavourable && !isPast);
        if (answer.isWithheld) seen.withheld++;
        if (answer.ask) seen.asked++;
        // The bar of a past evening names it.
        const said = [...sentences, sayBriefly(answer)].flatMap((one) => one?.key ?? []);
        expect(said.filter((key) => favourableSentences.includes(key))).toEqual([]);
        if (leadMin !== null) expect(leadMin).toBeGreaterThan(answer.nowMin);
      },
    ),
    { numRuns: 2000, seed: 28 },
  );
  // The property says something only if such answers occur.
  expect(seen.open).toBeGreaterThan(1000);
  expect(seen.withheld).toBeGreaterThan(100);
  expect(seen.asked).toBeGreaterThan(50);
});
