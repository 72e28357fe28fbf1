import { describe, expect, it } from 'vitest';
import { AnswerWords } from '@/lib/answers/answer-words';
import { examplesOf } from '@/lib/answers/examples';
import { answerTables, type AnswerPart } from '@/lib/answers/tables';
import { toldWaitMin } from '@/lib/answers/waits';
import { siteByCode, sites, type Site, type SiteCode } from '@/lib/site/sites';
import { translatorOf } from '@/tools/build/messages';
import { byHand, peopleOf, type ByHand } from './by-hand';

/** Saturday, Sunday and Monday, full names of the CLDR. */
const dayNames: Record<SiteCode, readonly [string, string, string]> = {
  en: ['Saturday', 'Sunday', 'Monday'],
  pl: ['sobota', 'niedziela', 'poniedziałek'],
  de: ['Samstag', 'Sonntag', 'Montag'],
  es: ['sábado', 'domingo', 'lunes'],
  fr: ['samedi', 'dimanche', 'lundi'],
  br: ['sábado', 'domingo', 'segunda-feira'],
  ru: ['суббота', 'воскресенье', 'понедельник'],
  it: ['sabato', 'domenica', 'lunedì'],
  cz: ['sobota', 'neděle', 'pondělí'],
  jp: ['土曜日', '日曜日', '月曜日'],
  cn: ['星期六', '星期日', '星期一'],
};

/** The numbers of a duration such as "7 h 30 min"; zero parts are left out. */
const figuresIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const figuresOf = (min: number) => [Math.floor(min / 60), min % 60].filter((part) => part > 0);

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** A moment after Saturday 23:00; in English on the 12-hour clock. */
function momentAfter(goneMin: number, code: SiteCode): string {
  const min = 23 * 60 + goneMin;
  const day = dayNames[code][Math.floor(min / 1440)];
  const hour = Math.floor((min % 1440) / 60);
  const minutes = String(min % 60).padStart(2, '0');
  if (code !== 'en') return `${day} ${String(hour).padStart(2, '0')}:${minutes}`;
  return `${day} ${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Every cell of the tables of a part, with its example calculated by hand. */
function cellsOf(site: Site, part: AnswerPart) {
  const words = new AnswerWords(site, translatorOf(site.code));
  return examplesOf(site).drinks.flatMap((drink) => {
    const [table] = answerTables(part, drink, words);
    if (!table) throw new Error(`No table of ${part}`);
    expect(table.caption).toContain(words.drink(drink));
    expect(table.rows.map(([count]) => Number(count))).toEqual(drink.counts);
    expect(table.head.slice(1).map((head) => figuresIn(head)[0])).toEqual(
      peopleOf(site.code).map(({ weightKg }) => weightKg),
    );
    return table.rows.flatMap(([count, ...cells]) => {
      expect(cells).toHaveLength(2);
      return peopleOf(site.code).map((person, column) => ({
        cell: spaced(cells[column] ?? ''),
        hand: byHand(drink.capacityMl, drink.percent, Number(count), person),
        deadly: words.t('answers.deadly'),
      }));
    });
  });
}

const tellers: [AnswerPart, (cell: string, hand: ByHand, site: Site) => void][] = [
  ['hours', (cell, { goneMin }) => expect(figuresIn(cell)).toEqual(figuresOf(goneMin))],
  ['clock', (cell, { goneMin }, { code }) => expect(cell).toBe(momentAfter(goneMin, code))],
  [
    'level',
    (cell, { upToPermille }, site) => {
      const unit = { promil: 1, gramPerLiter: 1, bac: 0.1, mgPer100Ml: 100 }[site.alcoholUnit];
      const decimals = { promil: 2, gramPerLiter: 2, bac: 3, mgPer100Ml: 0 }[site.alcoholUnit];
      const [, fraction = ''] = cell.split(site.decimalSeparator);
      expect(fraction).toHaveLength(decimals);
      // Never below the peak, and by less than one of the last digit above.
      const more = Number(cell.replace(',', '.')) - upToPermille * unit;
      expect(more).toBeGreaterThanOrEqual(-1e-9);
      expect(more).toBeLessThan(10 ** -decimals);
    },
  ],
];

describe.each(sites)('the tables of $code', (site) => {
  it.each(tellers)('say in every cell of %s what the formula gives', (part, expectTold) => {
    for (const { cell, hand, deadly } of cellsOf(site, part)) {
      if (hand.upToPermille > 3) expect(cell).toBe(deadly);
      else expectTold(cell, hand, site);
    }
  });
});

it('four British pints are gone after 14 hours from a man, 20½ from a woman', () => {
  // 4 x 568 ml x 4.5 % x 0.789 = 80.67 g; x 0.93 x 1.15 = 86.28 g.
  // Man: 42.87 l of water, / 1.055 = 1.908 permille, less 2 h x 0.12 = 1.668; / 0.12 = 13 h 54.
  // Woman: 30.34 l, 2.696 - 0.24 = 2.456 permille; / 0.12 = 20 h 28.
  const cells = cellsOf(siteByCode('en'), 'hours').map(({ cell }) => cell);
  expect(cells.slice(6, 8)).toEqual(['14 h', '20 h 30 min']);
});

it('hours and clock of a drink stand together in the order of the question', () => {
  const site = siteByCode('en');
  const words = new AnswerWords(site, translatorOf('en'));
  const [drink] = examplesOf(site).drinks;
  const of = (part: AnswerPart) => answerTables(part, drink, words);
  expect(of('all')).toEqual([...of('hours'), ...of('clock')]);
});

// Up to the next quarter of an hour, above six hours up to the next half.
it.each([
  [1, 15],
  [15, 15],
  [76, 90],
  [346, 360],
  [360, 360],
  [361, 390],
  [391, 420],
])('a wait of %i minutes is told as %i', (waitMin, told) => {
  expect(toldWaitMin(waitMin)).toBe(told);
});
