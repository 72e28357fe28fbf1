import { useTranslations } from 'next-intl';
import { loadedPart } from '@/components/ui/loaded-part';
import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import type { Evening } from '@/lib/evening/evening';
import type { Phase } from '@/lib/evening/evening-at';
import { LimitChip } from '@/components/limit/limit-chip';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { SiteCode } from '@/lib/site/sites';
import { showToast } from '@/lib/store/toasts';
import { CountryNote } from './country-note';
import { NowStatus } from './now-status';
import { ResultActions } from './result-actions';
import type { MeasuredWords } from './result-parts';
import { peakChunk, stripChunk } from './result-chunks';
import type { ResultSource } from './result-source';
import type { ResultTexts } from './result-texts';
import type { BreathSource } from './use-breath-text';
import { SafeToDrive } from './safe-to-drive';

/** Of an evening that is over only, and below the answer of any other. */
const PeakFact = loadedPart(peakChunk, () => <div className="min-h-31" />);
const NightStrip = loadedPart(stripChunk, () => <div className="min-h-20" />);

const listed = (countries: readonly CountryOption[]) =>
  Object.fromEntries(
    countries.map((country) => [
      country.iso2,
      { ...country, ...(isUnconfirmed(country) && { isUnconfirmed: true as const }) },
    ]),
  );

interface AnswerProps {
  siteCode: SiteCode;
  source: ResultSource;
  evening: Evening;
  phase: Phase;
  texts: ResultTexts;
  nowMs: number;
  /** Minutes from the start to now. */
  nowMin: number;
  countries: CountryOption[];
  /** The country whose law applies; undefined for a limit of one's own. */
  lawOf: CountryOption | undefined;
  /** "0.2 ‰, Poland" */
  limitWithName: string;
  breath: BreathSource;
  measured?: MeasuredWords;
}

/** The answer of the phase: the ring, or of an evening that is over its peak and the strip; the cautious time; what to do. */
export function Answer(props: AnswerProps) {
  const { source, evening, phase, texts, nowMin, countries, lawOf, limitWithName, measured } =
    props;
  const t = useTranslations();
  const { forecast, limit } = evening;
  const common = { forecast, texts };
  const isPast = phase === 'past';

  function handleCountry(chosen: string) {
    const isOther = !lawOf || chosen !== limit.iso2;
    source.chooseLimit.setCountry(chosen);
    if (isOther) showToast({ text: t('result.country.recalculated'), type: 'info' });
  }

  return (
    <section className="min-w-0">
      {isPast ? (
        <div className="mb-4 border-b border-hairline pb-4">
          <PeakFact {...common} breath={props.breath} title={measured?.title} isHero />
        </div>
      ) : (
        <div className="mb-3 pt-3">
          <NowStatus {...common} nowMin={nowMin} beforeText={measured?.before} />
        </div>
      )}
      <SafeToDrive
        {...common}
        limit={limit}
        nowMin={nowMin}
        measured={measured}
        countryPicker={
          <LimitChip
            testId="country"
            limitText={texts.limitWithUnit(limit.permille)}
            iso2={lawOf ? limit.iso2 : ''}
            isGuess={source.isLimitGuessed}
            countries={listed(countries)}
            limitOf={(permille) => texts.limitInAllUnits(permille).join(' · ')}
            onCountry={handleCountry}
          />
        }
      />
      {lawOf && <CountryNote country={lawOf} texts={texts} />}
      {isPast && forecast.late.driveMin > 0 && (
        <div className="mt-4">
          <NightStrip {...common} nowMin={null} />
        </div>
      )}
      <ResultActions
        {...{ source, evening, phase, texts }}
        siteCode={props.siteCode}
        nowMs={props.nowMs}
        limitName={limitWithName}
        calendarText={measured?.calendar}
      />
    </section>
  );
}
