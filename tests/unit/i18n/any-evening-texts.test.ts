import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculate, h24Text, type CalculationInput } from '@/lib/bac';
import { localTime } from '@/lib/calendar/local-day';
import { dateText, weekdayText } from '@/lib/i18n/day-names';
import { durationText } from '@/lib/i18n/duration-text';
import { formatLevel, formatLimit, formatNumber } from '@/lib/i18n/format';
import { sites } from '@/lib/site/sites';
import { runsOf } from '../../extent';
import { translatorOf } from '@/tools/build/messages';

const anyClock = fc.integer({ min: 0, max: 1439 }).map(h24Text);

/** Any input that the form accepts: all bounds of the specification, section 5. */
const anyInput: fc.Arbitrary<CalculationInput> = fc.record({
  gender: fc.constantFrom(0 as const, 1 as const),
  ageYears: fc.integer({ min: 18, max: 100 }),
  heightCm: fc.double({ min: 90, max: 245, noNaN: true }),
  weightKg: fc.double({ min: 40, max: 150, noNaN: true }),
  foodWhileDrinking: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  legalDrivingLimitPermille: fc.constantFrom(0, 0.1, 0.2, 0.25, 0.3, 0.5, 0.8, 2),
  timeStart: anyClock,
  timeFinish: anyClock,
  timeFormat: fc.constantFrom(12 as const, 24 as const),
  drinks: fc.array(
    fc.record({
      // Up to 10000 servings of 5000 ml are possible, but rare.
      ml: fc.oneof(
        { weight: 60, arbitrary: fc.integer({ min: 1, max: 3000 }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 50_000_000 }) },
      ),
      percent: fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10),
    }),
    { maxLength: 4 },
  ),
});

const languages = sites.map((site) => ({ site, t: translatorOf(site.code) }));

const startMs = Date.UTC(2026, 10, 21, 21);

/** Text that must never be shown. */
const broken = /NaN|Infinity|undefined|null|\[object|e[+-]?\d|[-−]\s?\d|\{|\}/;

/** Takes half a minute on an idle machine, minutes on a busy one. */
const timeout = 300_000;

it(
  'a hundred thousand evenings are written without a broken number, in one language after another',
  () => {
    let index = 0;
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = calculate(input);
        const { site, t } = languages[index++ % languages.length]!;
        const { late, early } = result.band;
        const last = result.items.at(-1);
        const { minutesFromStart } = late.timeUntilSober;
        const { day } = localTime(startMs + minutesFromStart * 60_000, () => 60);
        const level = (permille: number) => formatLevel(permille, site);
        const texts = [
          level(result.peakPermilleExact),
          level(late.peakPermille),
          formatLimit(input.legalDrivingLimitPermille, site),
          formatNumber(result.totalAlcoholGramsExact, 1, site),
          formatNumber(result.totalBodyWaterLiters, 2, site),
          result.timeUntilSober.display,
          result.timeWhenCanDrive.display,
          late.timeWhenCanDrive.display,
          last ? level(last.highPermille) + last.timeUs + last.timeEu : '',
          t('calendar.in', { duration: durationText(minutesFromStart, t) }),
          weekdayText(day, t),
          dateText(day, '2026-11-21', t),
          level(early.peakPermille),
        ];
        expect(texts.filter((text) => broken.test(text))).toEqual([]);
      }),
      runsOf(100_000),
    );
  },
  timeout,
);
