import { measuredEvidence } from '@/lib/evidence/measured';
import { countryOptions } from '@/lib/i18n/country-names';
import { signed } from './figures';
import { rates, type ArticleWords } from './words';

/** The headings of the tables, translated. */
export interface TableWords {
  country: string;
  limit: string;
  novice: string;
  unconfirmed: string;
  level: string;
  fast: string;
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
  return [head, align, ...rows].map(row).join('\n');
}

/** The legal limits of all countries, from the same rows as the calculator's. */
function limitsTable(words: ArticleWords, text: TableWords): string {
  const rows = countryOptions(words.site.locale).map((country) => [
    country.confirmed ? country.name : `${country.name} (${text.unconfirmed})`,
    words.level(country.permille),
    country.noviceOrProfessionalPermille === null
      ? '–'
      : words.level(country.noviceOrProfessionalPermille),
  ]);
  return table([text.country, text.limit, text.novice], rows);
}

/** How far the estimate was off, as `npm run validate` measured it. */
function validationTable(words: ArticleWords, text: TableWords): string {
  const rows = Object.entries(measuredEvidence.hoursTo).map(([level, figures]) => [
    level === 'zero' ? text.zero : words.textLevel(Number(level)),
    String(figures.counted),
    signed(words, figures.bias),
    words.number(figures.rmse, 2),
    words.number(figures.worst, 1),
    words.percent(figures.cautiousEnoughShare),
  ]);
  return table([text.timeTo, text.curves, text.bias, text.rmse, text.worst, text.enough], rows);
}

function hoursToZeroTable(words: ArticleWords, text: TableWords): string {
  const rows = shownLevels.map((level) => [
    words.level(level),
    words.hours(level, 0, 'fast'),
    words.hours(level, 0, 'likely'),
    words.hours(level, 0, 'slow'),
  ]);
  const named = (name: string, rate: number) => `${name} ${words.number(rate, 2)}`;
  return table(
    [
      text.level,
      named(text.fast, rates.fast),
      named(text.likely, rates.likely),
      named(text.cautious, rates.slow),
    ],
    rows,
  );
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
