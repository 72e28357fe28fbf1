import type { AnswerWords } from './answer-words';
import { examplesOf } from './examples';
import { withUnit } from '@/lib/i18n/format';
import { isDeadly, waitsAfter } from './waits';

/**
 * The text of `[after:4xbeer-500,2|gone]`, an example of the answer tables: cautious time from the last
 * sip to zero; of `|high`, the cautious peak, rounded up. Person 1 is the woman, 2 the man of the tables.
 * @throws {Error} for an unknown example, or one whose cautious peak is life-threatening
 */
export function answerFigure(
  [count, id, person, told]: readonly (string | undefined)[],
  words: AnswerWords,
): string {
  const { drinks, people } = examplesOf(words.site);
  const [man, woman] = people;
  const drink = drinks.find((one) => one.id === id);
  if (!drink) throw new Error(`No drink ${String(id)} among the examples`);
  const waits = waitsAfter(drink, Number(count), person === '1' ? woman : man);
  if (isDeadly(waits)) throw new Error('So much threatens life: no hours are told');
  if (told === 'gone') return words.wait(waits.soberMin);
  return withUnit(words.upTo(waits.cautiousPeakPermille), words.unit, words.site);
}
