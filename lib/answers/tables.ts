import { clockTime, minutesOfDay } from '@/lib/bac';
import type { AnswerWords } from './answer-words';
import { examplesOf, lastSip, type ExampleDrink } from './examples';
import { isDeadly, toldWaitMin, waitsAfter, type Waits } from './waits';

/**
 * `hours`: when the alcohol is gone by the cautious estimate, counted from the last sip; `clock`: the
 * same after a Saturday night; `all`: both; `level`: the peak of the cautious estimate.
 */
export const answerParts = ['hours', 'clock', 'all', 'level'] as const;
export type AnswerPart = (typeof answerParts)[number];

/** The number of drinks in leads and example links, whose row is marked. */
export const leadCount = 4;

/**
 * The tables of a drink, each of one quantity: a row for each number of drinks, a column for each person.
 * No cell speaks of a limit, so that more drinks never seem better than fewer.
 * @param mostDrinks the number of the last row
 */
export function answerTables(
  part: AnswerPart,
  drink: ExampleDrink,
  words: AnswerWords,
  mostDrinks = Infinity,
) {
  const { t } = words;
  const { people } = examplesOf(words.site);
  const named = { drink: words.drink(drink) };

  function table(caption: string, textOf: (waits: Waits) => string) {
    const cell = (waits: Waits) => (isDeadly(waits) ? t('answers.deadly') : textOf(waits));
    return {
      caption,
      head: [t('answers.count'), ...people.map((body) => words.body(body))],
      /** The first cell of a row is its heading. */
      rows: drink.counts
        .filter((count) => count <= mostDrinks)
        .map((count) => [
          String(count),
          ...people.map((body) => cell(waitsAfter(drink, count, body))),
        ]),
    };
  }

  const hours = () =>
    table(t('answers.hoursCaption', named), ({ soberMin }) => words.wait(soberMin));
  const clock = () =>
    table(t('answers.clockCaption', { ...named, stop: words.moment(lastSip, 0) }), (waits) => {
      const { h24, dayOffset } = clockTime(minutesOfDay(lastSip), toldWaitMin(waits.soberMin), 24);
      return words.moment(h24, dayOffset);
    });
  const level = () =>
    table(t('answers.levelCaption', { ...named, unit: words.unit }), (waits) =>
      words.upTo(waits.cautiousPeakPermille),
    );
  const tables = { hours: [hours], clock: [clock], all: [hours, clock], level: [level] };
  return tables[part].map((make) => make());
}

export type AnswerTable = ReturnType<typeof answerTables>[number];
