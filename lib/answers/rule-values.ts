import type { AnswerWords } from './answer-words';
import type { ExampleDrink, Examples } from './examples';
import { tableRule } from './table-rule';

/** The values of the message `answers.rule` for a drink, formatted. */
export function ruleValues(drink: ExampleDrink, { bodies }: Examples, words: AnswerWords) {
  const { startMin, perDrinkMin, upToCount } = tableRule(drink, bodies);
  const [lightest] = bodies;
  return {
    start: words.duration(startMin),
    each: words.duration(perDrinkMin),
    count: upToCount,
    body: lightest ? words.body(lightest) : '',
  };
}
