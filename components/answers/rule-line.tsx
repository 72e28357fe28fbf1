import { useTranslations } from 'next-intl';
import type { AnswerWords } from '@/lib/answers/answer-words';
import type { ExampleDrink, Examples } from '@/lib/answers/examples';
import { ruleValues } from '@/lib/answers/rule-values';

interface RuleLineProps {
  words: AnswerWords;
  examples: Examples;
  drink: ExampleDrink;
}

/** The rule of thumb, and whom it does not apply to. */
export function RuleLine({ words, examples, drink }: RuleLineProps) {
  const t = useTranslations();
  return (
    <p data-testid="table-rule">
      {t.rich('answers.rule', {
        ...ruleValues(drink, examples, words),
        b: (chunks) => <strong>{chunks}</strong>,
      })}
    </p>
  );
}
