import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { askable, type Answer } from '@/lib/answer/answer';
import type { Fact } from '@/lib/answer/facts';
import { assumptionsOf } from '@/lib/i18n/condition-words';
import { ChoiceButtons } from './choice-buttons';
import type { OpenFacts } from './open-facts';

export interface ConditionProps {
  /** The fact that is asked for; null for none. */
  asked: Fact | null;
  answer: Answer;
  facts: OpenFacts;
  /** The limit and its country as a button, which then stands among the assumptions. */
  chip?: ReactNode;
}

/** What a time rests on that nobody gave: parts lead to their fields, times are chosen here. */
export function Condition({ asked, answer, facts, chip }: ConditionProps) {
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
              className="assumed min-h-11"
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
