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
  /** The limit and its country as a button, which then stands among the assumptions. */
  chip?: ReactNode;
}

/** What nobody gave: the one question, and what the answer assumes. */
export function OpenFactsView({ asked, answer, facts, chip }: OpenFactsViewProps) {
  return (
    <>
      <Question fact={asked} answer={answer} facts={facts} />
      <Condition asked={asked} answer={answer} facts={facts} chip={chip} />
    </>
  );
}
