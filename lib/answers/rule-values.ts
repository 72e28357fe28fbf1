import type { AnswerWords } from './answer-words';
import type { ExampleDrink, Examples } from './examples';
import { tableRule } from './table-rule';

/** What the sentence `answers.rule` says of a drink, in words. */
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
