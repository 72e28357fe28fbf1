import { useTranslations } from 'next-intl';
import { askable, type Answer } from '@/lib/answer/answer';
import { assumptionsOf } from '@/lib/i18n/condition-words';
import { ChoiceButtons } from './choice-buttons';
import type { OpenFacts } from './open-facts';

interface ConditionProps {
  answer: Answer;
  facts: OpenFacts;
}

/**
 * What a time rests on that nobody gave: each part leads to its field, and the times of drinking can
 * be chosen at once. Renders nothing if all was given, or while it is asked for.
 */
export function Condition({ answer, facts }: ConditionProps) {
  const t = useTranslations();
  const { open, isWithheld, phase, kind, origin } = answer;
  if (open.length === 0 || isWithheld || phase === 'past') return null;
  const parts = assumptionsOf(answer, facts.model, facts.countryName, facts.writer);
  return (
    <div data-testid="condition" className="mt-1 text-sm text-quiet">
      {parts.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>{t('answer.condition.assumed')}</span>
          {parts.map(({ fact, text }) =>
            fact === null || askable([fact], origin) === null ? (
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
        </p>
      )}
      {open.includes('times') && kind === 'drinks' && origin === 'own' && (
        <ChoiceButtons fact="times" facts={facts} className="chip font-normal" isRow />
      )}
    </div>
  );
}
