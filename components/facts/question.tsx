import { useId } from 'react';
import type { Answer } from '@/lib/answer/answer';
import type { Fact } from '@/lib/answer/facts';
import { questionOf } from '@/lib/answer/say';
import { sentenceText } from '@/lib/i18n/answer-words';
import { ChoiceButtons } from './choice-buttons';
import type { OpenFacts } from './open-facts';

interface QuestionProps {
  /** Nothing is asked without one. */
  fact: Fact | null;
  answer: Answer;
  facts: OpenFacts;
}

/** The one question that stands in place of a favourable answer; renders nothing without one. */
export function Question({ fact, answer, facts }: QuestionProps) {
  const id = useId();
  if (fact === null) return null;
  return (
    <div role="group" aria-labelledby={id} data-testid="question" data-asks={fact}>
      <p id={id} className="panel-state text-link">
        {sentenceText(questionOf(fact, answer), facts.writer)}
      </p>
      <ChoiceButtons fact={fact} facts={facts} className="choice" />
    </div>
  );
}
