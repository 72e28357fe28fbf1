import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import { measuredEvidence } from '@/lib/evidence/measured';
import { countryOptions } from '@/lib/i18n/country-names';
import { markEngineTable } from './engine-tables';
import { signed } from './figures';
import type { ArticleWords } from './words';

/** Translated headings of the tables. */
export interface TableWords {
  country: string;
  limit: string;
  novice: string;
  /** For sites whose law sets limits in breath. */
  breath: string;
  /** The name of a country whose limit no official source confirms. */
  unconfirmed: (country: string) => string;
  /** A heading with the unit of its column. */
  inUnit: (heading: string, unit: string) => string;
  level: string;
  gone: string;
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

/** A Markdown table with the first column left-aligned, the others right-aligned. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const align = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return markEngineTable([head, align, ...rows].map(row).join('\n'));
}

/** The legal limits of all countries, from the same data as those of the calculator. */
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

/** The errors of the estimate, as measured by `npm run validate`. */
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

/** The cautious time from a measured level to zero. */
function hoursToZeroTable(words: ArticleWords, text: TableWords): string {
  const rows = shownLevels.map((level) => [
    words.bareLevel(level),
    words.hours(level, 0, 'cautious'),
  ]);
  return table([text.inUnit(text.level, words.unit), text.gone], rows);
}

const tables = {
  limits: limitsTable,
  validation: validationTable,
  'hours-to-zero': hoursToZeroTable,
} as const;

/**
 * Replaces `[table:...]` directives, each alone in a paragraph, by Markdown tables.
 * @throws {Error} for an unknown table
 */
export function withTables(markdown: string, words: ArticleWords, text: TableWords): string {
  return markdown.replace(/^\[table:([a-z-]+)\]$/gm, (whole, name: string) => {
    if (!Object.hasOwn(tables, name)) throw new Error(`Cannot read ${whole}`);
    return tables[name as keyof typeof tables](words, text);
  });
}
