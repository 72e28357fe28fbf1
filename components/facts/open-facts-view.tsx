import { useId } from 'react';
import { questionOf } from '@/lib/answer/say';
import { sentenceText } from '@/lib/i18n/answer-words';
import { ChoiceButtons } from './choice-buttons';
import { Condition, type ConditionProps } from './condition';

/** The one question that stands in place of a favourable answer, and what the answer assumes. */
export function OpenFactsView(props: ConditionProps) {
  const { asked, answer, facts } = props;
  const id = useId();
  return (
    <>
      {asked !== null && (
        <div role="group" aria-labelledby={id} data-testid="question" data-asks={asked}>
          <p id={id} className="panel-state text-link">
            {sentenceText(questionOf(asked, answer), facts.writer)}
          </p>
          <ChoiceButtons fact={asked} facts={facts} />
        </div>
      )}
      <Condition {...props} />
    </>
  );
}
