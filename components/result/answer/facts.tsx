import { useTranslations } from 'next-intl';
import { flushSync } from 'react-dom';
import { OpenFactsPart } from '@/components/facts/open-facts-part';
import { LimitChip } from '@/components/limit/limit-chip';
import type { ShownResult } from '@/components/result/use-shown';
import { sentenceText } from '@/lib/i18n/answer-words';
import { showToast } from '@/lib/store/toasts';
import { Figures } from './figures';
import { ResultActions } from './result-actions';

const chipId = 'result-country';

/** Chooses the country of a result. */
export function useCountryChoice({ source, evening }: ShownResult) {
  const t = useTranslations();
  const { limit } = evening;
  return (iso2: string) => {
    const isOther = limit.ownLimitPermille !== null || iso2 !== limit.iso2;
    // The question goes with its chip once it is answered: the one beside the figures has the focus.
    flushSync(() => source.chooseLimit.setCountry(iso2));
    document.getElementById(chipId)?.focus({ preventScroll: true });
    if (isOther) showToast({ text: t('result.country.recalculated'), type: 'info' });
  };
}

/** The limit that counts and its country, as a button. */
export function ResultChip({ shown }: { shown: ShownResult }) {
  const { source, evening, texts } = shown;
  const handleCountry = useCountryChoice(shown);
  return (
    <LimitChip
      testId="country"
      id={chipId}
      limit={evening.limit}
      isGuess={source.isCountryOpen}
      candidates={source.candidates}
      countries={source.laws}
      levels={texts}
      onCountry={handleCountry}
      onClass={source.chooseLimit.setDriverClass}
    />
  );
}

/** The figures of the evening, what they assume, whose limit counts, and the action buttons. */
export function Facts({ shown }: { shown: ShownResult }) {
  const { answer, asked, facts, said, writer } = shown;
  const chip = <ResultChip shown={shown} />;
  return (
    <section className="min-w-0 @[44rem]:col-start-2">
      {answer.ask !== null && (
        <h2 data-testid="phase-title" className="text-sm text-quiet">
          {sentenceText(said.headline, writer)}
        </h2>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 grow">
          <Figures shown={shown} />
          {/* The question stands above, and has what is assumed below it. */}
          {asked === null && (
            <div className="mt-3">
              <OpenFactsPart asked={null} answer={answer} facts={facts} chip={chip} />
            </div>
          )}
        </div>
        <ResultActions shown={shown} />
      </div>
    </section>
  );
}
