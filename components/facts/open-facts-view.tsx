import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { askable, type Answer } from '@/lib/answer/answer';
import type { Fact } from '@/lib/answer/facts';
import { questionOf } from '@/lib/answer/say';
import { sentenceText } from '@/lib/i18n/answer-words';
import { assumptionsOf } from '@/lib/i18n/condition-words';
import { ChoiceButtons, type OpenFacts } from './choice-buttons';

export interface OpenFactsProps {
  /** The fact that is asked for; null for none. */
  asked: Fact | null;
  answer: Answer;
  facts: OpenFacts;
  /** The limit and its country as a button, which then stands among the assumptions. */
  chip?: ReactNode;
}

/** The one question that stands in place of a favourable answer, and what the answer assumes. */
export function OpenFactsView(props: OpenFactsProps) {
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

/** What a time rests on that nobody gave: parts lead to their fields, times are chosen here. */
function Condition({ asked, answer, facts, chip }: OpenFactsProps) {
  const t = useTranslations();
  const { open, isWithheld, phase, kind, origin } = answer;
  const isPast = phase === 'past';
  if ((isPast || isWithheld) && !chip) return null;
  const parts = assumptionsOf(answer, facts.model, facts.countryName, facts.writer).filter(
    ({ fact }) => !isPast && (fact === null || (fact !== asked && !(chip && fact === 'country'))),
  );
  const isChipAssumed = Boolean(chip) && open.includes('country');
  return (
    <div data-testid={open.length > 0 ? 'condition' : undefined} className="text-sm text-quiet">
      <div className="flex flex-wrap items-center gap-x-2">
        {(parts.length > 0 || isChipAssumed) && <span>{t('answer.condition.assumed')}</span>}
        {parts.map(({ fact, text }) =>
          fact === null || askable([fact], origin) === null ? (
            <span key={text}>{text}</span>
          ) : (
            <button
              key={text}
              type="button"
              data-fact={fact}
              className="min-h-11 cursor-pointer text-start font-medium text-link underline decoration-dotted underline-offset-4"
              onClick={() => facts.onChoice({ act: 'edit', value: fact })}
            >
              {text}
            </button>
          ),
        )}
        <span data-fact={isChipAssumed ? 'country' : undefined}>{chip}</span>
      </div>
      {!isPast &&
        open.includes('times') &&
        asked === null &&
        kind === 'drinks' &&
        origin === 'own' && <ChoiceButtons fact="times" facts={facts} isRow />}
    </div>
  );
}
