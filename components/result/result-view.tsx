import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/shell/site-link';
import type { Forecast } from '@/lib/bac';
import { internationalEmergencyNumber } from '@/lib/countries/international-emergency';
import type { CountryOption } from '@/lib/i18n/country-names';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { showToast } from '@/lib/store/toasts';
import { BacCurve } from './bac-curve';
import { CalendarLink } from './calendar-link';
import { ChangeData } from './change-data';
import { CountryNote } from './country-note';
import { CountryPicker } from './country-picker';
import { Emergency } from './emergency';
import { NightStrip } from './night-strip';
import { NowStatus } from './now-status';
import { Reading } from './reading';
import { ResultHeader } from './result-header';
import type { ResultParts } from './result-parts';
import type { ResultSource } from './result-source';
import { useResultTexts } from './result-texts';
import { SafeToDrive } from './safe-to-drive';
import { ShareButton } from './share-button';
import { SoberTimes } from './sober-times';
import { stripOfSittings } from './strip-parts';
import { useSharedLink } from './use-shared-link';

const MINUTE_MS = 60_000;

export interface ResultViewProps {
  siteCode: SiteCode;
  source: ResultSource;
  limitPermille: number;
  countries: CountryOption[];
  /** What is known of the evening; instants are milliseconds since 1970. */
  evening: { result: Forecast; startMs: number; nowMs: number };
  parts: ResultParts;
}

/** The whole result of an evening. Rendered in the browser only: clock and day are the visitor's. */
export function ResultView(props: ResultViewProps) {
  const { siteCode, source, limitPermille, countries, evening, parts } = props;
  const { sittings = [] } = parts;
  const t = useTranslations();
  const { model, isShared, choice, chooseLimit } = source;
  const { iso2 } = choice;
  const { result, startMs, nowMs } = evening;
  const nowMin = (nowMs - startMs) / MINUTE_MS;
  const texts = useResultTexts({ siteCode, unitSystem: model.unitSystem, startMs, nowMs });
  const measured = parts.measured?.(texts);
  const country = countries.find((row) => row.iso2 === iso2);
  // An own limit is nobody's law: the country is then no longer named beside it.
  const lawOf = choice.ownLimitPermille === null ? country : undefined;
  const limitName = lawOf?.name ?? t('result.limit.own');
  const limitWithName = t('result.country.value', {
    limit: texts.limitWithUnit(limitPermille),
    country: limitName,
  });
  const sharedLink = useSharedLink({
    ...{ siteCode, result, texts, limitWithName, startMs },
    shareCode: parts.shareCode,
    text: measured?.share,
  });
  const common = { result, texts, limitPermille };
  const driveLateMin = result.band.late.timeWhenCanDrive.minutesFromStart;

  function handleCountry(chosen: string) {
    chooseLimit.setCountry(chosen);
    showToast({ text: t('result.country.recalculated'), type: 'info' });
  }

  return (
    <div className="pb-10" data-testid="result">
      <ResultHeader isShared={isShared}>
        <ShareButton link={sharedLink} />
      </ResultHeader>
      <div className="grid gap-4 sm:gap-5">
        <Emergency
          peakPermille={result.peakPermilleExact}
          number={country?.emergencyNumber ?? internationalEmergencyNumber}
          texts={texts}
        />
        <div className="grid gap-4 sm:gap-5 lg:grid-cols-[25rem_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
            <section className="lcd grow rounded-box p-5 sm:p-6">
              <Reading {...{ result, texts }} {...measured} />
              <hr className="my-4 border-white/15 sm:my-5" />
              <SafeToDrive
                {...common}
                countryPicker={
                  <CountryPicker
                    {...{ countries, limitWithName, texts }}
                    iso2={lawOf ? iso2 : ''}
                    onCountry={handleCountry}
                  />
                }
              />
              {driveLateMin > 0 && (
                <div className="mt-4">
                  <NightStrip
                    driveMin={result.timeWhenCanDrive.minutesFromStart}
                    driveLateMin={driveLateMin}
                    soberLateMin={result.band.late.timeUntilSober.minutesFromStart}
                    parts={
                      sittings.length > 1
                        ? stripOfSittings({ ...result, sittings }, limitPermille)
                        : undefined
                    }
                    texts={texts}
                  />
                </div>
              )}
              {lawOf && <CountryNote country={lawOf} texts={texts} />}
              <NowStatus {...common} {...{ nowMin, sittings }} beforeText={measured?.before}>
                <CalendarLink
                  {...{ result, texts, startMs, nowMs }}
                  limitName={limitWithName}
                  text={measured?.calendar}
                />
              </NowStatus>
              <hr className="mt-4 mb-4 border-white/15 sm:mb-5" />
              <SoberTimes {...{ result, texts }} totalLabel={measured?.total} />
              <div className="mt-5">
                <ChangeData
                  {...{ siteCode, isShared }}
                  testId="change-data"
                  className="btn-info w-full"
                />
              </div>
            </section>
            {parts.warnings(texts)}
          </div>
          <BacCurve {...common} {...{ nowMin, sittings }} words={measured?.curve} />
        </div>
        {parts.details({ texts, limitName, nowMin })}
        <ChangeData
          {...{ siteCode, isShared }}
          className="w-full sm:w-auto sm:justify-self-start"
        />
        <p className="max-w-prose text-sm text-base-content/80">
          {measured?.disclaimer ?? t('result.disclaimer')}{' '}
          <SiteLink href={href(siteCode, { page: 'help' })} className="link whitespace-nowrap">
            {t('result.helpLink')}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
