import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import { measuredEvidence } from '@/lib/evidence/measured';
import { countryOptions } from '@/lib/i18n/country-names';
import { markEngineTable } from './engine-tables';
import { signed } from './figures';
import type { ArticleWords } from './words';

/** The headings of the tables, translated. */
export interface TableWords {
  country: string;
  limit: string;
  novice: string;
  /** "Breath, mg/L": of sites whose law counts in it. */
  breath: string;
  /** The name of a country whose limit no official source confirms. */
  unconfirmed: (country: string) => string;
  /** A heading with the unit of its column. */
  inUnit: (heading: string, unit: string) => string;
  level: string;
  likely: string;
  cautious: string;
  timeTo: string;
  curves: string;
  bias: string;
  rmse: string;
  worst: string;
  enough: string;
  zero: string;
}

/** Levels whose time to zero is shown, permille. */
const shownLevels = [0.5, 1, 1.5, 2];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A Markdown table: its first column to the left, the others to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const align = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return markEngineTable([head, align, ...rows].map(row).join('\n'));
}

/** The legal limits of all countries, from the same rows as the calculator's. */
function limitsTable(words: ArticleWords, text: TableWords): string {
  const { lawInBreath } = words.site;
  const rows = countryOptions(words.site.locale).map((country) => [
    isUnconfirmed(country) ? text.unconfirmed(country.name) : country.name,
    words.bareLevel(country.permille),
    ...(lawInBreath ? [country.breath ? words.bareLawBreath(country.breath.mgPerL) : '–'] : []),
    country.noviceOrProfessionalPermille === null
      ? '–'
      : words.bareLevel(country.noviceOrProfessionalPermille),
  ]);
  const inUnit = (heading: string) => text.inUnit(heading, words.unit);
  return table(
    [text.country, inUnit(text.limit), ...(lawInBreath ? [text.breath] : []), inUnit(text.novice)],
    rows,
  );
}

/** How far the estimate was off, as `npm run validate` measured it. */
function validationTable(words: ArticleWords, text: TableWords): string {
  const rows = Object.entries(measuredEvidence.hoursTo).map(([level, figures]) => [
    level === 'zero' ? text.zero : words.level(Number(level)),
    String(figures.counted),
    signed(words, figures.bias),
    words.number(figures.rmse, 2),
    words.number(figures.worst, 1),
    words.percent(figures.cautiousEnoughShare),
  ]);
  return table([text.timeTo, text.curves, text.bias, text.rmse, text.worst, text.enough], rows);
}

/** From a level to zero: the calculator's two times, as from a measured value. */
function hoursToZeroTable(words: ArticleWords, text: TableWords): string {
  const rows = shownLevels.map((level) => [
    words.bareLevel(level),
    words.hours(level, 0, 'likely'),
    words.hours(level, 0, 'cautious'),
  ]);
  return table([text.inUnit(text.level, words.unit), text.likely, text.cautious], rows);
}

const tables = {
  limits: limitsTable,
  validation: validationTable,
  'hours-to-zero': hoursToZeroTable,
} as const;

/**
 * Puts the tables that a text asks for, `[table:limits]` alone in a paragraph, into it as Markdown.
 * @throws {Error} for a table that there is not
 */
export function withTables(markdown: string, words: ArticleWords, text: TableWords): string {
  return markdown.replace(/^\[table:([a-z-]+)\]$/gm, (whole, name: string) => {
    if (!Object.hasOwn(tables, name)) throw new Error(`Cannot read ${whole}`);
    return tables[name as keyof typeof tables](words, text);
  });
}
