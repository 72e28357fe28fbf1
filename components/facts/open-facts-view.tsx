import type { ReactNode } from 'react';
import type { Answer } from '@/lib/answer/answer';
import type { Fact } from '@/lib/answer/facts';
import { Condition } from './condition';
import type { OpenFacts } from './open-facts';
import { Question } from './question';

export interface OpenFactsViewProps {
  /** The fact that is asked for; null for none. */
  asked: Fact | null;
  answer: Answer;
  facts: OpenFacts;
  /** The button of the country, where it has one: it is a part of the condition. */
  picker?: ReactNode;
}

/** What nobody gave: the one question, or the condition of a time. */
export function OpenFactsView({ asked, answer, facts, picker }: OpenFactsViewProps) {
  return asked === null ? (
    <Condition answer={answer} facts={facts} picker={picker} />
  ) : (
    <Question fact={asked} answer={answer} facts={facts} />
  );
}
