import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { askable, type Answer } from '@/lib/answer/answer';
import { assumptionsOf } from '@/lib/i18n/condition-words';
import { ChoiceButtons } from './choice-buttons';
import type { OpenFacts } from './open-facts';

interface ConditionProps {
  answer: Answer;
  facts: OpenFacts;
  /** The button of the country, where it has one: it stands in the place of this part. */
  picker?: ReactNode;
}

/**
 * What a time rests on that nobody gave: each part leads to its field, and the times of drinking can
 * be chosen at once. Renders nothing if all was given, or while it is asked for.
 */
export function Condition({ answer, facts, picker }: ConditionProps) {
  const t = useTranslations();
  const { open, isWithheld, phase, kind, origin } = answer;
  if (open.length === 0 || isWithheld || phase === 'past') return null;
  const parts = assumptionsOf(answer, facts.model, facts.countryName, facts.writer);
  return (
    <div data-testid="condition" className="mt-1 text-sm text-quiet">
      {parts.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2">
          <span>{t('answer.condition.assumed')}</span>
          {parts.map(({ fact, text }) =>
            fact === 'country' && picker ? (
              <span key={fact} data-fact={fact}>
                {picker}
              </span>
            ) : fact === null || askable([fact], origin) === null ? (
              <span key={text}>{text}</span>
            ) : (
              <button
                key={text}
                type="button"
                data-fact={fact}
                className="min-h-11 text-start underline decoration-current/40 underline-offset-4 pointer-fine:min-h-8"
                onClick={() => facts.onChoice({ act: 'edit', value: fact })}
              >
                {text}
              </button>
            ),
          )}
        </div>
      )}
      {open.includes('times') && kind === 'drinks' && origin === 'own' && (
        <ChoiceButtons fact="times" facts={facts} className="chip font-normal" isRow />
      )}
    </div>
  );
}
