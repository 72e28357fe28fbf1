import { minutesOfDay } from '@/lib/bac';
import type { CountryLimit } from '@/lib/countries/limits';
import type { Translator } from '@/lib/i18n/duration-text';
import type { AnswerWords } from './answer-words';
import type { ExampleBody, ExampleDrink, Examples } from './examples';
import { clockAfter, isDeadly, waitsAfter, type Waits } from './waits';

/** A table in words. A row with fewer cells than the head has: its last cell reaches to the end. */
export interface AnswerTable {
  caption: string;
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** The tables there are: hours after so many drinks, the clock after so many, or both. */
export const answerParts = ['hours', 'clock', 'all'] as const;
export type AnswerPart = (typeof answerParts)[number];

/** Whose table, of which drink. */
export interface AnswerOf {
  examples: Examples;
  drink: ExampleDrink;
  body: ExampleBody;
}

/** The level to wait for: zero where the law forbids any alcohol. */
export function waitPermilleOf(law: CountryLimit): number {
  return law.anyForbidden ? 0 : law.permille;
}

/** So many of a drink: the likely peak, and the cautious hours from the last sip to limit and zero. */
export function hoursTable(
  { examples, drink, body }: AnswerOf,
  words: AnswerWords,
  t: Translator,
): AnswerTable {
  const waitPermille = waitPermilleOf(examples.law);
  const hasLimit = waitPermille > 0;
  const limit = words.limit(examples.law.permille);

  function driveText({ driveMin }: Waits): string {
    return driveMin === null ? neverOverText(examples.law, words, t) : words.duration(driveMin);
  }

  return {
    caption: t('answers.hoursCaption', { drink: words.drink(drink), body: words.body(body) }),
    head: [
      t('answers.count'),
      t('answers.peak', { unit: words.unit }),
      ...(hasLimit ? [t('answers.drive', { limit })] : []),
      t('answers.gone'),
    ],
    rows: drink.counts.map((count) => {
      const waits = waitsAfter(drink, count, body, waitPermille);
      const named = [String(count), words.peak(waits.peakPermille)];
      if (isDeadly(waits)) return [...named, t('answers.deadly')];
      return [...named, ...(hasLimit ? [driveText(waits)] : []), words.duration(waits.soberMin)];
    }),
  };
}

/** Said where the cautious estimate never passes the limit: there is no time to wait for. */
function neverOverText(law: CountryLimit, words: AnswerWords, t: Translator): string {
  const limit = words.limit(law.permille);
  return law.onlyAbove ? t('answers.notAbove', { limit }) : t('answers.below', { limit });
}

/**
 * Last sips of a Saturday night and the moments before which not to drive. Where the limit is never
 * passed that is full clearance, and the cell says so: below the limit is no leave to drive at once.
 */
export function clockTable(
  { examples, drink, body }: AnswerOf,
  words: AnswerWords,
  t: Translator,
): AnswerTable {
  const { law, stops, stopCounts } = examples;
  const firstStopMin = minutesOfDay(stops[0] ?? '00:00');
  const dayOf = (stop: string) => (minutesOfDay(stop) < firstStopMin ? 1 : 0);

  function momentText(stop: string, count: number): string {
    const waits = waitsAfter(drink, count, body, waitPermilleOf(law));
    if (isDeadly(waits)) return t('answers.deadly');
    const { time, dayOffset } = clockAfter(stop, waits.driveMin ?? waits.soberMin);
    const moment = words.moment(time, dayOf(stop) + dayOffset);
    return waits.driveMin === null ? t('answers.alcoholUntil', { time: moment }) : moment;
  }

  return {
    caption: t('answers.clockCaption', { drink: words.drink(drink), body: words.body(body) }),
    head: [t('answers.stopped'), ...stopCounts.map((count) => t('answers.drinks', { count }))],
    rows: stops.map((stop) => [
      words.moment(stop, dayOf(stop)),
      ...stopCounts.map((count) => momentText(stop, count)),
    ]),
  };
}
