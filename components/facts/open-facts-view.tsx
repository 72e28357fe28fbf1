import { Condition, type ConditionProps } from './condition';
import { Question } from './question';

/** What nobody gave: the one question, and what the answer assumes. */
export function OpenFactsView(props: ConditionProps) {
  return (
    <>
      <Question fact={props.asked} answer={props.answer} facts={props.facts} />
      <Condition {...props} />
    </>
  );
}
