import { useTranslations } from 'next-intl';
import { OpenFactsPart } from '@/components/facts/open-facts-part';
import { LimitChip } from '@/components/limit/limit-chip';
import type { ShownResult } from '@/components/result/result-parts';
import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import { sentenceText } from '@/lib/i18n/answer-words';
import type { CountryOption } from '@/lib/i18n/country-names';
import { showToast } from '@/lib/store/toasts';
import { Figures } from './figures';
import { ResultActions } from './result-actions';

const listed = (countries: readonly CountryOption[]) =>
  Object.fromEntries(
    countries.map((country) => [
      country.iso2,
      { ...country, ...(isUnconfirmed(country) && { isUnconfirmed: true as const }) },
    ]),
  );

/** Chooses the country of a result. */
export function useCountryChoice({ source, evening, country }: ShownResult) {
  const t = useTranslations();
  const { limit } = evening;
  // A limit set by the visitor is not the law of a country.
  const lawOf = limit.ownLimitPermille === null ? country : undefined;
  return (iso2: string) => {
    const isOther = !lawOf || iso2 !== limit.iso2;
    source.chooseLimit.setCountry(iso2);
    if (isOther) showToast({ text: t('result.country.recalculated'), type: 'info' });
  };
}

/** The figures of the evening, what they assume, whose limit counts, and the action buttons. */
export function Facts({ shown }: { shown: ShownResult }) {
  const { source, evening, answer, asked, facts, said, writer, texts, countries, phase } = shown;
  const handleCountry = useCountryChoice(shown);
  const picker = (
    <LimitChip
      testId="country"
      isSlim
      limit={evening.limit}
      isGuess={source.isCountryOpen}
      candidates={source.candidates}
      countries={listed(countries)}
      limitWithUnit={texts.limitWithUnit}
      limitOf={(permille) => texts.limitInAllUnits(permille).join(' · ')}
      onCountry={handleCountry}
      onClass={source.chooseLimit.setDriverClass}
    />
  );
  const { open, isWithheld } = answer;
  const isInCondition =
    open.includes('country') && asked === null && !isWithheld && phase !== 'past';
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
          <div className="mt-4">
            {asked === null && open.length > 0 && (
              <OpenFactsPart
                asked={null}
                answer={answer}
                facts={facts}
                picker={isInCondition && picker}
              />
            )}
            {!isInCondition && picker}
          </div>
        </div>
        <ResultActions shown={shown} />
      </div>
    </section>
  );
}
