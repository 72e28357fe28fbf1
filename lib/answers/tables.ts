import { minutesOfDay } from '@/lib/bac';
import type { CountryLimit } from '@/lib/countries/limits';
import type { Translator } from '@/lib/i18n/duration-text';
import type { AnswerWords } from './answer-words';
import type { ExampleBody, ExampleDrink, Examples } from './examples';
import { clockAfter, isDeadly, waitsAfter, type Waits } from './waits';

/** A table of texts. If a row has fewer cells than the head, its last cell spans the other columns. */
export interface AnswerTable {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
}

/** `hours`: waiting times by number of drinks; `clock`: clock times before which not to drive. */
export const answerParts = ['hours', 'clock', 'all'] as const;
export type AnswerPart = (typeof answerParts)[number];

export interface AnswerOf {
  examples: Examples;
  drink: ExampleDrink;
  body: ExampleBody;
}

/** The level to wait for: zero where the law forbids any alcohol. */
export function waitPermilleOf(law: CountryLimit): number {
  return law.anyForbidden ? 0 : law.permille;
}

/**
 * A row for each number of drinks: the likely peak, and the cautious time from the last sip to the
 * limit and to zero.
 */
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

/** The text of a cell whose cautious estimate never exceeds the limit. */
function neverOverText(law: CountryLimit, words: AnswerWords, t: Translator): string {
  const limit = words.limit(law.permille);
  return law.onlyAbove ? t('answers.notAbove', { limit }) : t('answers.below', { limit });
}

/**
 * A row for each time of the last sip on a Saturday night: the time before which not to drive, by number
 * of drinks. If the limit is never exceeded, the cell says when the level is zero, since a level below
 * the limit must not read as permission to drive at once.
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
