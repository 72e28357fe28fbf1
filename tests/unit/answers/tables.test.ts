import { describe, expect, it } from 'vitest';
import { AnswerWords } from '@/lib/answers/answer-words';
import { examplesOf } from '@/lib/answers/examples';
import { clockTable, hoursTable } from '@/lib/answers/tables';
import { catalogTranslator } from '@/lib/articles/rendered';
import { calculate } from '@/lib/bac';
import { siteByCode, sites, type Site, type SiteCode } from '@/lib/site/sites';

const clock = (min: number) => {
  const inDay = ((min % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

/** The engine's result for a visitor who drank until `finish`: one drink each half hour. */
function asked(
  { capacityMl, percent }: { capacityMl: number; percent: number },
  count: number,
  body: { gender: 0 | 1; ageYears: number; heightCm: number; weightKg: number },
  limit: number,
  finishMin = 23 * 60,
) {
  return calculate({
    ...body,
    timeStart: clock(finishMin - 30 * count),
    timeFinish: clock(finishMin),
    drinks: [{ ml: capacityMl * count, percent }],
    foodWhileDrinking: 1,
    legalDrivingLimitPermille: limit,
  });
}

/** Saturday, Sunday and Monday, short forms of the CLDR. */
const dayNames: Record<SiteCode, readonly [string, string, string]> = {
  en: ['Sat', 'Sun', 'Mon'],
  pl: ['sob.', 'niedz.', 'pon.'],
  de: ['Sa', 'So', 'Mo'],
  es: ['sáb', 'dom', 'lun'],
  fr: ['sam.', 'dim.', 'lun.'],
  br: ['sáb.', 'dom.', 'seg.'],
  ru: ['сб', 'вс', 'пн'],
  it: ['sab', 'dom', 'lun'],
  cz: ['so', 'ne', 'po'],
  jp: ['土', '日', '月'],
  cn: ['周六', '周日', '周一'],
};

/** The numbers of a duration such as "7 h 39 min", in any language; zero parts are left out. */
const figuresIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const figuresOf = (min: number) => [Math.floor(min / 60), min % 60].filter((part) => part > 0);

const tablesOf = async (site: Site) => {
  const t = await catalogTranslator(site);
  const words = new AnswerWords(site, t);
  const examples = examplesOf(site);
  const limit = examples.law.anyForbidden ? 0 : examples.law.permille;
  return examples.drinks.flatMap((drink) =>
    examples.bodies.map((body) => ({ t, words, examples, drink, body, limit })),
  );
};

describe.each(sites)('the tables of $code', (site) => {
  it('say in every cell of hours what the calculator answers', async () => {
    for (const { t, words, examples, drink, body, limit } of await tablesOf(site)) {
      const { head, rows } = hoursTable({ examples, drink, body }, words, t);
      expect(rows.map(([count]) => Number(count))).toEqual(drink.counts);
      for (const [countText, peak = '', ...cells] of rows) {
        const count = Number(countText);
        const result = asked(drink, count, body, limit);
        const finishMin = 30 * count;
        const unit = { promil: 1, gramPerLiter: 1, bac: 0.1, mgPer100Ml: 100 }[site.alcoholUnit];
        const shown = Number(peak.replace(',', '.'));
        const digits = (/[.,](\d+)$/.exec(peak)?.[1] ?? '').length;
        expect(Math.abs(shown - result.peakPermilleExact * unit)).toBeLessThanOrEqual(
          0.5 * 10 ** -digits + 1e-9,
        );
        if (result.peakPermilleExact > 3) {
          expect(cells).toEqual([t('answers.deadly')]);
          continue;
        }
        const sober = result.band.late.timeUntilSober.minutesFromStart - finishMin;
        const drive = result.band.late.timeWhenCanDrive.minutesFromStart;
        expect(figuresIn(cells.at(-1) ?? '')).toEqual(figuresOf(sober));
        expect(cells).toHaveLength(limit > 0 ? 2 : 1);
        if (limit === 0) continue;
        if (drive === 0) expect(cells[0]).not.toMatch(/\d\s*(h|min|ч|мин|時間|小时)/);
        else expect(figuresIn(cells[0] ?? '')).toEqual(figuresOf(drive - finishMin));
      }
      expect(head).toHaveLength(limit > 0 ? 4 : 3);
    }
  });

  it('say in every cell of the clock what the calculator answers for that evening', async () => {
    const days = dayNames[site.code];
    for (const { t, words, examples, drink, body, limit } of await tablesOf(site)) {
      const { rows } = clockTable({ examples, drink, body }, words, t);
      for (const [row, [named, ...cells]] of rows.entries()) {
        const stop = examples.stops[row] ?? '';
        const [hours = 0, minutes = 0] = stop.split(':').map(Number);
        // The night begins on Saturday: an end after midnight is on Sunday.
        const stopMin = hours * 60 + minutes + (hours < 12 ? 1440 : 0);
        const momentAfter = (waitMin: number) => {
          const min = stopMin + waitMin;
          return `${days[Math.floor(min / 1440)]} ${words.clock(clock(min))}`;
        };
        expect(named).toBe(momentAfter(0));
        for (const [index, count] of examples.stopCounts.entries()) {
          const result = asked(drink, count, body, limit, hours * 60 + minutes);
          const { timeWhenCanDrive, timeUntilSober } = result.band.late;
          const finishMin = 30 * count;
          const cell = cells[index] ?? '';
          if (result.peakPermilleExact > 3) {
            expect(cell).toBe(t('answers.deadly'));
          } else if (timeWhenCanDrive.minutesFromStart === 0) {
            const time = momentAfter(timeUntilSober.minutesFromStart - finishMin);
            expect(cell).toBe(t('answers.alcoholUntil', { time }));
          } else {
            expect(cell).toBe(momentAfter(timeWhenCanDrive.minutesFromStart - finishMin));
          }
        }
      }
    }
  });

  it('name in every cell of the clock a moment or the danger, never that a limit is kept', async () => {
    for (const { t, words, examples, drink, body } of await tablesOf(site)) {
      const { rows } = clockTable({ examples, drink, body }, words, t);
      const kept = [t('answers.below', { limit: '' }), t('answers.notAbove', { limit: '' })];
      for (const cell of rows.flatMap(([, ...cells]) => cells)) {
        if (cell !== t('answers.deadly')) expect(cell).toMatch(/\d{1,2}:\d\d/);
        for (const phrase of kept) expect(cell).not.toContain(phrase.trim());
      }
    }
  });

  it('never tell a wait of nothing, or an earlier time for more drinks', async () => {
    for (const { drink, body, limit } of await tablesOf(site)) {
      let before = 0;
      for (const count of drink.counts) {
        const { timeWhenCanDrive } = asked(drink, count, body, limit).band.late;
        const wait = timeWhenCanDrive.minutesFromStart - 30 * count;
        if (timeWhenCanDrive.minutesFromStart > 0) {
          expect(wait).toBeGreaterThanOrEqual(75);
          expect(wait).toBeGreaterThanOrEqual(before);
          before = wait;
        }
      }
    }
  });
});

describe('a cell of the clock where the limit is never passed', () => {
  // 2 x 2 cl of 40 % from 21:00 to 22:00, woman of 60 kg with 30.34 l of water, little food:
  // 12.624 g x 0.93 x 1.15 / (30.34 l x 1.055) = 0.4218 permille, at 0.12 an hour gone after 3 h 31.
  it('says until when there is alcohol', async () => {
    const [of] = (await tablesOf(siteByCode('de'))).filter(({ drink }) => drink.id === 'vodka-20');
    if (!of) throw new Error('No small spirits in Germany');
    const { rows } = clockTable(of, of.words, of.t);
    expect(rows[0]?.slice(0, 2)).toEqual(['Sa 22:00', 'Alkohol bis So 00:31']);
  });
});
