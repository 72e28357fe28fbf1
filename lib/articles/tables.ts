import { isUnconfirmed } from '@/lib/i18n/listed-countries';
import { measuredEvidence } from '@/lib/evidence/measured';
import { countryOptions, type CountryOption } from '@/lib/i18n/country-names';
import { markEngineTable } from './engine-tables';
import { signed } from './figures';
import type { ArticleWords } from './words';

/** Levels whose time to zero is shown, permille. */
const shownLevels = [0.5, 1, 1.5, 2];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A Markdown table with the first column left-aligned, the others right-aligned. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const align = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return markEngineTable([head, align, ...rows].map(row).join('\n'));
}

/** A heading with the unit of its column. */
const inUnit = (heading: string, { t, unit }: ArticleWords) =>
  t('article.table.inUnit', { heading, unit });

/** The legal limits of all countries, from the same data as those of the calculator. */
function limitsTable(words: ArticleWords): string {
  const { t, site } = words;
  const ofBreath = (cell: string) => (site.lawInBreath ? [cell] : []);
  const nameOf = (country: CountryOption) =>
    isUnconfirmed(country) || country.caveat?.key === 'sourcesDiffer'
      ? t('article.table.noted', { country: country.name, note: t('limit.unconfirmed') })
      : country.name;
  const head = [
    t('article.table.country'),
    inUnit(t('article.table.limit'), words),
    ...ofBreath(t('article.table.breath')),
    inUnit(t('article.table.novice'), words),
  ];
  const rows = countryOptions(site.locale).map((country) => [
    nameOf(country),
    words.bareLevel(country.permille),
    ...ofBreath(country.breath ? words.bareLawBreath(country.breath.mgPerL) : '–'),
    country.noviceOrProfessionalPermille === null
      ? '–'
      : words.bareLevel(country.noviceOrProfessionalPermille),
  ]);
  return table(head, rows);
}

/** The errors of the estimate, as measured by `npm run validate`. */
function validationTable(words: ArticleWords): string {
  const { t } = words;
  const head = [
    t('article.table.timeTo'),
    t('article.table.curves'),
    t('article.table.bias'),
    t('article.table.rmse'),
    t('article.table.worst'),
    t('article.table.enough'),
  ];
  const rows = Object.entries(measuredEvidence.hoursTo).map(([level, figures]) => [
    level === 'zero' ? t('article.table.zero') : words.level(Number(level)),
    String(figures.counted),
    signed(words, figures.bias),
    words.number(figures.rmse, 2),
    words.number(figures.worst, 1),
    words.percent(figures.cautiousEnoughShare),
  ]);
  return table(head, rows);
}

/** The cautious time from a measured level to zero. */
function hoursToZeroTable(words: ArticleWords): string {
  const rows = shownLevels.map((level) => [
    words.bareLevel(level),
    words.hours(level, 0, 'cautious'),
  ]);
  return table([inUnit(words.t('article.table.level'), words), words.t('answers.gone')], rows);
}

const tables = {
  limits: limitsTable,
  validation: validationTable,
  'hours-to-zero': hoursToZeroTable,
} as const;

/** Replaces `[table:...]` paragraphs by Markdown tables. @throws {Error} for an unknown one */
export function withTables(markdown: string, words: ArticleWords): string {
  return markdown.replace(/^\[table:([a-z-]+)\]$/gm, (whole, name: string) => {
    if (!Object.hasOwn(tables, name)) throw new Error(`Cannot read ${whole}`);
    return tables[name as keyof typeof tables](words);
  });
}
