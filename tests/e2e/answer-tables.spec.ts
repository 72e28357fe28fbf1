import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { articlesOf } from '../../lib/articles/manifest';
import { sites, type Site, type SiteCode } from '../../lib/site/sites';
import { declaredPages } from '../../tools/build/exported-pages';
import { expect, test } from '@playwright/test';
import { byHand, peopleOf } from '../unit/answers/by-hand';

/** Checks of the tables of answers in the finished export; they need no browser. */
const out = 'out';

/** The first drink of each country: millilitres of one, and percent. */
const firstDrinks: Record<SiteCode, [ml: number, percent: number]> = {
  en: [568, 4.5],
  pl: [500, 5.6],
  de: [500, 5],
  es: [330, 5],
  fr: [120, 13],
  br: [350, 5],
  ru: [50, 40],
  it: [125, 13],
  cz: [500, 4.6],
  jp: [500, 5],
  cn: [50, 52],
};

const textOf = (node: HTMLElement) => node.textContent.replace(/\s+/g, ' ').trim();

function tablesIn(root: HTMLElement, where: string): Table[] {
  return root.querySelectorAll('[data-testid=answers-table]').map((table) => ({
    where,
    caption: table.querySelector('> caption'),
    rows: table
      .querySelectorAll('tbody tr')
      .map((row) => row.querySelectorAll('th, td').map(textOf)),
  }));
}

/**
 * The tables of a file. Only they are parsed: a page is a hundred times as long.
 */
function tablesOf(file: string): Table[] {
  const html = readFileSync(join(out, file), 'utf8');
  const tables = html.match(/<table[^>]*data-testid="answers-table".*?<\/table>/gs) ?? [];
  return tablesIn(parse(tables.join('')), file);
}

const bareFile = ({ html_path }: { html_path: string }) => join('articles', html_path);

/** The tables of a language: in its pages, and in the bare texts of its articles. */
function tablesOfSite(site: Site): Table[] {
  const pages = [...declaredPages().values()].filter((page) => page.site.code === site.code);
  const bare = articlesOf(site.code).map(bareFile);
  return [...pages.map(({ file }) => file), ...bare].flatMap(tablesOf);
}

/** The tables that stand in the texts of articles, with figures of the engine in them. */
const tablesInTexts = (site: Site) =>
  articlesOf(site.code)
    .filter(({ id }) => !ofOtherThings.includes(id))
    .map(bareFile)
    .flatMap(tablesOf)
    .filter(({ caption }) => caption?.classList.contains('sr-only'));

/** Articles whose own tables tell limits, or the errors of the estimate, and no one's drinks. */
const ofOtherThings = ['bac-limits-in-countries', 'accuracy-of-bac-calculator'];

interface Table {
  where: string;
  caption: HTMLElement | null;
  /** Texts of the rows of the body. */
  rows: string[][];
}

const duration = /(\d+) ?(?:h|ч|時間|小时)(?: ?(\d+) ?(?:min|мин|分钟?))?/;

const minutesOf = ([, hours, minutes = '0']: RegExpExecArray | RegExpMatchArray) =>
  Number(hours) * 60 + Number(minutes);

/** What a cell tells, and how much of it, so that cells compare. */
interface Told {
  tells: string;
  value: number;
}

/** Reads cells; undefined for one that tells neither hours, a clock time, a level nor danger. */
function readerOrNone(site: Site) {
  const locale = site.code === 'en' ? 'en-GB' : site.locale;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2000 was a Saturday.
  const days = [1, 2, 3, 4].map((day) => weekday.format(Date.UTC(2000, 0, day)));
  const moment = new RegExp(`^(${days.join('|')}) (\\d+):(\\d\\d)(?: ([AP])M)?$`);
  const { answers } = JSON.parse(readFileSync(`messages/${site.code}.json`, 'utf8')) as {
    answers: { deadly: string };
  };

  return function read(cell: string): Told | undefined {
    if (cell === answers.deadly) return { tells: 'danger', value: Infinity };
    const clock = moment.exec(cell);
    if (clock) {
      const [, day = '', hour, minute, half] = clock;
      const hours = half ? (Number(hour) % 12) + (half === 'P' ? 12 : 0) : Number(hour);
      return { tells: 'clock', value: (days.indexOf(day) * 24 + hours) * 60 + Number(minute) };
    }
    const waited = new RegExp(`^${duration.source}$`).exec(cell);
    if (waited) return { tells: 'hours', value: minutesOf(waited) };
    if (/^\d+(?:[.,]\d+)?$/.test(cell)) {
      return { tells: 'level', value: Number(cell.replace(',', '.')) };
    }
    return undefined;
  };
}

/** Reads the cells of a table of drinks, all of which tell something. */
function reader(site: Site) {
  const read = readerOrNone(site);
  return function told(cell: string): Told {
    const found = read(cell);
    if (!found)
      throw new Error(`A cell that tells neither hours, a clock time, nor a level: ${cell}`);
    return found;
  };
}

const grams = /^\d[\d,. ]* ?[gг克]$/;

/**
 * What the rows of a text's table tell: hours, clock times or grams. Other cells say what a row is about:
 * a level, in one or two units, a person, or a glass and its size.
 */
function toldIn(rows: readonly string[][], site: Site): Told[][] {
  const read = readerOrNone(site);
  return rows.map((cells) =>
    cells.flatMap((cell) => {
      if (grams.test(cell)) return { tells: 'grams', value: Number.parseFloat(cell) };
      const told = read(cell);
      return told && told.tells !== 'level' ? told : [];
    }),
  );
}

const expectAscending = (values: readonly number[], where: string) =>
  expect(values, where).toEqual([...values].sort((a, b) => a - b));

for (const site of sites) {
  test.describe(site.code, () => {
    const tables = () => tablesOfSite(site);

    test('every table that the engine fills has a caption', () => {
      const found = tables();
      expect(found.length).toBeGreaterThan(20);
      for (const { caption, where } of found) {
        expect(caption && textOf(caption), where).toMatch(/\p{L}/u);
      }
    });

    test('a table of drinks tells one quantity of two people, never less for more drinks', () => {
      const read = reader(site);
      // The other tables repeat their heading to screen readers.
      const ofDrinks = tables().filter(({ caption }) => !caption?.classList.contains('sr-only'));
      // Home, three articles, and those as bare texts, with two or more drinks.
      expect(ofDrinks.length).toBeGreaterThan(14);
      for (const { caption, rows, where: file } of ofDrinks) {
        const where = `${file}: ${caption?.textContent}`;
        expectAscending(
          rows.map(([count]) => Number(count)),
          where,
        );
        const cells = rows.map(([, ...texts]) => texts.map(read));
        for (const row of cells) {
          expect(row, where).toHaveLength(2);
          expectAscending(
            row.map(({ value }) => value),
            where,
          );
        }
        for (const column of [0, 1]) {
          expectAscending(
            cells.map((row) => row[column]?.value ?? NaN),
            where,
          );
        }
        const told = new Set(cells.flat().map(({ tells }) => tells));
        told.delete('danger');
        expect([...told], where).toHaveLength(1);
      }
    });

    test('a table in a text tells one quantity, and hours never fall', () => {
      const found = tablesInTexts(site);
      // Of hours: how long, the morning after, myths and women; of grams: how to drink.
      expect(found.length).toBeGreaterThan(4);
      for (const { caption, rows, where: file } of found) {
        const where = `${file}: ${caption?.textContent}`;
        const told = toldIn(rows, site);
        const quantities = new Set(told.flat().map(({ tells }) => tells));
        quantities.delete('danger');
        expect([...quantities], where).toHaveLength(1);
        const [head] = told;
        for (const row of told) expect(row, where).toHaveLength(head?.length ?? NaN);
        if (quantities.has('grams')) continue;
        for (const row of told) {
          expectAscending(
            row.map(({ value }) => value),
            where,
          );
        }
        for (const column of head?.keys() ?? []) {
          expectAscending(
            told.map((row) => row[column]?.value ?? NaN),
            where,
          );
        }
      }
    });

    test('home tells one figure for a drink and a person, that of the formula', () => {
      const home = [...declaredPages().values()].find(
        (page) => page.page === 'home' && page.site.code === site.code,
      );
      const root = parse(readFileSync(join(out, home?.file ?? ''), 'utf8'));
      const section = root.querySelector('[data-testid=answers]');
      if (!section) throw new Error('Home without its answers');
      const [first] = tablesIn(section, 'home');
      const four = first?.rows.find(([count]) => count === '4')?.slice(1);
      const [ml, percent] = firstDrinks[site.code];
      const byFormula = peopleOf(site.code).map((person) => byHand(ml, percent, 4, person).goneMin);
      expect(four?.map((cell) => reader(site)(cell).value)).toEqual(byFormula);
      // Beside the tables only the lead tells hours, and these.
      section.querySelectorAll('table').forEach((table) => table.remove());
      const told = [...textOf(section).matchAll(new RegExp(duration, 'g'))].map(minutesOf);
      expect(told).toEqual(byFormula);
    });
  });
}
