import { argumentParts } from '@/lib/articles/argument-parts';
import type { AnswerWords } from './answer-words';
import { examplesOf, type ExampleBody, type ExampleDrink, type Examples } from './examples';
import { ruleMinutesPerDrink } from './table-rule';
import { clockAfter, isDeadly, toldWaitMin, waitsAfter, type Waits } from './waits';
import type { Site } from '@/lib/site/sites';

/** Number of drinks, serving id and number of the body: `4xbeer-500,2`. */
const example = String.raw`([1-9]\d*)x([\w.-]+),(\d+)`;

const forms = {
  after: new RegExp(String.raw`^${example}\|(\w+)$`),
  before: new RegExp(String.raw`^${example},(\d\d:\d\d)$`),
};

/**
 * The text of a directive that refers to an example of the answer tables. Bodies are numbered from 1:
 * the woman and the man of the tables, then others.
 * - `after`: `4xbeer-500,2|gone`, cautious time from the last sip to zero; `|drive`, to the limit;
 *   `|peak`, likely peak
 * - `before`: `4xbeer-500,2,23:00`, time on the next day before which not to drive
 * - `rule`: `beer-500`, time for each drink in the rule of thumb for the woman
 * @throws {Error} for an unknown example, or one without such an answer: a deadly peak, no wait, a
 *   time that is not on the next day
 */
export function answerFigure(
  name: 'after' | 'before' | 'rule',
  argument: string,
  site: Site,
  words: AnswerWords,
): string {
  const examples = examplesOf(site);
  if (name === 'rule') {
    const [, woman] = examples.people;
    return words.duration(ruleMinutesPerDrink(drinkOf(argument, examples), woman));
  }
  const [count, id = '', person, kindOrStop] = argumentParts(argument, forms[name]);
  const body = bodyOf(Number(person), examples);
  // Zero where the law forbids any alcohol.
  const limitPermille = examples.law.anyForbidden ? 0 : examples.law.permille;
  const waits = waitsAfter(drinkOf(id, examples), Number(count), body, limitPermille);
  if (isDeadly(waits)) throw new Error('So much threatens life: no hours are told');
  if (name === 'before') return momentText(kindOrStop ?? '', waits, words);
  return afterText(kindOrStop, waits, words);
}

function afterText(kind: string | undefined, waits: Waits, words: AnswerWords): string {
  switch (kind) {
    case 'peak':
      return words.peakWithUnit(waits.peakPermille);
    case 'gone':
      return words.wait(waits.soberMin);
    case 'drive':
      return words.wait(waited(waits));
    default:
      throw new Error(`No answer ${String(kind)}`);
  }
}

function momentText(stop: string, waits: Waits, words: AnswerWords): string {
  const { time, dayOffset } = clockAfter(stop, toldWaitMin(waited(waits)));
  if (dayOffset !== 1) throw new Error('The moment is not on the next day');
  return words.clock(time);
}

function waited({ driveMin }: Waits): number {
  if (driveMin === null) throw new Error('Nothing to wait for');
  return driveMin;
}

function drinkOf(id: string, { drinks }: Examples): ExampleDrink {
  const drink = drinks.find((one) => one.id === id);
  if (!drink) throw new Error(`No drink ${id} among the examples`);
  return drink;
}

function bodyOf(place: number, { bodies }: Examples): ExampleBody {
  const body = bodies[place - 1];
  if (!body) throw new Error(`No body ${String(place)} among the examples`);
  return body;
}
