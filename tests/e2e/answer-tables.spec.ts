import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { articlesOf } from '../../lib/articles/manifest';
import { sites, type Site, type SiteCode } from '../../lib/site/sites';
import { declaredPages } from '../../tools/build/exported-pages';
import { expect, test } from '@playwright/test';
import { byHand, peopleOf } from '../unit/answers/by-hand';

// In one worker: each table is parsed once.
test.describe.configure({ mode: 'default' });

/**
 * Checks of the tables of answers in the finished export; they need no browser. What each cell of the
 * tables of drinks says: tests/unit/answers/tables.test.ts.
 */
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

interface Table {
  where: string;
  caption: string;
  /** Repeats its heading to screen readers, as those that stand in the texts of articles. */
  isInText: boolean;
  /** Texts of the rows of the body. */
  rows: string[][];
}

function tablesIn(root: HTMLElement, where: string): Table[] {
  return root.querySelectorAll('[data-testid=answers-table]').map((table) => {
    const caption = table.querySelector('> caption');
    return {
      where: `${where}: ${caption?.textContent}`,
      caption: caption ? textOf(caption) : '',
      isInText: caption?.classList.contains('sr-only') ?? false,
      rows: table.querySelectorAll('tbody tr').map(({ children }) => children.map(textOf)),
    };
  });
}

/** The tables of a file. Only they are parsed: a page is a hundred times as long. */
function tablesOf(file: string): Table[] {
  const html = readFileSync(join(out, file), 'utf8');
  const tables = html.match(/<table[^>]*data-testid="answers-table".*?<\/table>/gs) ?? [];
  return tablesIn(parse(tables.join('')), file);
}

const pages = [...declaredPages().values()];

/** Articles whose own tables tell limits, or the errors of the estimate, and no one's drinks. */
const ofOtherThings = ['bac-limits-in-countries', 'accuracy-of-bac-calculator'];

const duration = /(\d+) ?(?:h|ч|時間|小时)(?: ?(\d+) ?(?:min|мин|分钟?))?/;

const minutesOf = ([, hours, minutes = '0']: RegExpExecArray | RegExpMatchArray) =>
  Number(hours) * 60 + Number(minutes);

/** What a cell tells, and how much of it, so that cells compare. */
interface Told {
  tells: string;
  value: number;
}

/** Reads cells; undefined for one that tells neither hours, a clock time nor danger. */
function readerOf(site: Site) {
  const locale = site.code === 'en' ? 'en-GB' : site.locale;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2000 was a Saturday.
  const days = [1, 2, 3, 4].map((day) => weekday.format(Date.UTC(2000, 0, day)));
  const moment = new RegExp(`^(${days.join('|')}) (\\d+):(\\d\\d)(?: ([AP])M)?$`);
  const wait = new RegExp(`^${duration.source}$`);
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
    const waited = wait.exec(cell);
    return waited ? { tells: 'hours', value: minutesOf(waited) } : undefined;
  };
}

const grams = /^\d[\d,. ]* ?[gг克]$/;

/**
 * What the rows of a text's table tell: hours, clock times or grams. Other cells say what a row is about:
 * a level, in one or two units, a person, or a glass and its size.
 */
function toldIn(rows: readonly string[][], site: Site): Told[][] {
  const read = readerOf(site);
  return rows.map((cells) =>
    cells.flatMap((cell) =>
      grams.test(cell) ? { tells: 'grams', value: Number.parseFloat(cell) } : (read(cell) ?? []),
    ),
  );
}

/** Rows and columns in which a figure falls. */
function falling(told: readonly Told[][]): number[][] {
  const columns = (told[0] ?? []).map((_, column) => told.map((row) => row[column]));
  return [...told, ...columns]
    .map((line) => line.map((one) => one?.value ?? NaN))
    .filter((line) => line.some((value, index) => !(value >= (line[index - 1] ?? 0))));
}

for (const site of sites) {
  test(`${site.code}: tables have captions and tell one quantity, and home that of the formula`, () => {
    const bare = articlesOf(site.code).map(({ id, html_path }) => ({
      id,
      tables: tablesOf(join('articles', html_path)),
    }));
    const ofSite = pages.filter((page) => page.site.code === site.code);
    const all = [...ofSite.flatMap(({ file }) => tablesOf(file)), ...bare.flatMap((b) => b.tables)];
    expect(all.length).toBeGreaterThan(20);
    // Home, three articles, and those as bare texts, with two or more drinks.
    expect(all.filter(({ isInText }) => !isInText).length).toBeGreaterThan(14);
    const unnamed = all.filter(({ caption }) => !/\p{L}/u.test(caption));
    expect(unnamed.map(({ where }) => where)).toEqual([]);

    const inTexts = bare
      .filter(({ id }) => !ofOtherThings.includes(id))
      .flatMap(({ tables }) => tables)
      .filter(({ isInText }) => isInText);
    // Of hours: how long, the morning after, myths and women; of grams: how to drink.
    expect(inTexts.length).toBeGreaterThan(4);
    for (const { rows, where } of inTexts) {
      const told = toldIn(rows, site);
      const quantities = new Set(told.flat().map(({ tells }) => tells));
      quantities.delete('danger');
      expect([...quantities], where).toHaveLength(1);
      expect(new Set(told.map(({ length }) => length)).size, `${where}: cells of rows`).toBe(1);
      if (!quantities.has('grams')) expect(falling(told), `${where}: falls`).toEqual([]);
    }

    const home = ofSite.find(({ page }) => page === 'home');
    const root = parse(readFileSync(join(out, home?.file ?? ''), 'utf8'));
    const section = root.querySelector('[data-testid=answers]');
    if (!section) throw new Error('Home without its answers');
    const [first] = tablesIn(section, 'home');
    const four = first?.rows.find(([count]) => count === '4')?.slice(1);
    const [ml, percent] = firstDrinks[site.code];
    const byFormula = peopleOf(site.code).map((person) => byHand(ml, percent, 4, person).goneMin);
    expect(four?.map((cell) => readerOf(site)(cell)?.value)).toEqual(byFormula);
    // Beside the tables only the lead tells hours, and these.
    section.querySelectorAll('table').forEach((table) => table.remove());
    const hours = [...textOf(section).matchAll(new RegExp(duration, 'g'))].map(minutesOf);
    expect(hours).toEqual(byFormula);
  });
}
