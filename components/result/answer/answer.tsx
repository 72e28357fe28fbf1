import { useTranslations } from 'next-intl';
import { LimitChip } from '@/components/limit/limit-chip';
import { peakChunk, stripChunk } from '@/components/result/night/night-chunks';
import type { ShownResult } from '@/components/result/result-parts';
import { loadedPart } from '@/components/ui/loaded-part';
import { countryLaws } from '@/lib/countries/country-laws';
import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import type { CountryOption } from '@/lib/i18n/country-names';
import { showToast } from '@/lib/store/toasts';
import { CountryNote } from './country-note';
import { NowStatus } from './now-status';
import { ResultActions } from './result-actions';
import { SafeToDrive } from './safe-to-drive';

/** Only above the fold for a past evening, hence loaded on demand. */
const PeakFact = loadedPart(peakChunk, () => <div className="min-h-31" />);
const NightStrip = loadedPart(stripChunk, () => <div className="min-h-20" />);

const listed = (countries: readonly CountryOption[]) => {
  const laws = countryLaws(countries);
  return Object.fromEntries(
    countries.map((country) => [
      country.iso2,
      {
        ...country,
        anyForbidden: laws[country.iso2]?.anyForbidden,
        ...(isUnconfirmed(country) && { isUnconfirmed: true as const }),
      },
    ]),
  );
};

/** Ring (for a past evening peak and strip), cautious time and action buttons. */
export function Answer({ shown }: { shown: ShownResult }) {
  const { source, evening, phase, texts, countries, country } = shown;
  const t = useTranslations();
  const { limit } = evening;
  // A limit set by the visitor is not the law of a country.
  const lawOf = limit.ownLimitPermille === null ? country : undefined;
  const isPast = phase === 'past';

  function handleCountry(iso2: string) {
    const isOther = !lawOf || iso2 !== limit.iso2;
    source.chooseLimit.setCountry(iso2);
    if (isOther) showToast({ text: t('result.country.recalculated'), type: 'info' });
  }

  return (
    <section className="min-w-0">
      {isPast ? (
        <div className="mb-4 border-b border-hairline pb-4">
          <PeakFact shown={shown} isHero />
        </div>
      ) : (
        <div className="mb-3 pt-3">
          <NowStatus shown={shown} />
        </div>
      )}
      <SafeToDrive
        shown={shown}
        countryPicker={
          <LimitChip
            testId="country"
            limit={limit}
            isGuess={source.isCountryOpen}
            candidates={source.candidates}
            countries={listed(countries)}
            levels={texts}
            onCountry={handleCountry}
            onClass={source.chooseLimit.setDriverClass}
          />
        }
      />
      {lawOf && <CountryNote country={lawOf} texts={texts} onRegion={handleCountry} />}
      {isPast && shown.answer.drive !== null && shown.answer.open.length === 0 && (
        <div className="mt-4">
          <NightStrip shown={shown} />
        </div>
      )}
      <ResultActions shown={shown} />
    </section>
  );
}
