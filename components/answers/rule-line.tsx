import { useTranslations } from 'next-intl';
import type { AnswerWords } from '@/lib/answers/answer-words';
import type { ExampleDrink, Examples } from '@/lib/answers/examples';
import { tableRule } from '@/lib/answers/table-rule';

interface RuleLineProps {
  words: AnswerWords;
  examples: Examples;
  drink: ExampleDrink;
}

/** The rule that can be said at a table, whom it covers and whom not. */
export function RuleLine({ words, examples, drink }: RuleLineProps) {
  const t = useTranslations();
  const { startMin, perDrinkMin, upToCount } = tableRule(drink, examples.bodies);
  const [lightest] = examples.bodies;
  return (
    <p data-testid="table-rule">
      {t.rich('answers.rule', {
        start: words.duration(startMin),
        each: words.duration(perDrinkMin),
        count: upToCount,
        body: lightest ? words.body(lightest) : '',
        b: (chunks) => <strong>{chunks}</strong>,
      })}
    </p>
  );
}
