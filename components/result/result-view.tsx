import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/shell/site-link';
import { internationalEmergencyNumber } from '@/lib/countries/international-emergency';
import { minuteAt, phaseAt } from '@/lib/evening/evening-at';
import type { Evening } from '@/lib/evening/evening';
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
import { PrintOnDemand } from './print-on-demand';
import { ResultHeader } from './result-header';
import { ResultNotes } from './result-notes';
import type { ResultParts } from './result-parts';
import type { ResultSource } from './result-source';
import { useResultTexts } from './result-texts';
import { SafeToDrive } from './safe-to-drive';
import { ShareButton, ShareHolds } from './share-button';
import { ShareCardButton } from './share-card-button';
import { SoberTimes } from './sober-times';
import { useSharedLink } from './use-shared-link';

export interface ResultViewProps {
  siteCode: SiteCode;
  source: ResultSource;
  evening: Evening;
  /** The present minute, milliseconds since 1970. */
  nowMs: number;
  countries: CountryOption[];
  parts: ResultParts;
}

/** The whole result of an evening. Rendered in the browser only: clock and day are the visitor's. */
export function ResultView(props: ResultViewProps) {
  const { siteCode, source, evening, nowMs, countries, parts } = props;
  const t = useTranslations();
  const { model, isShared, chooseLimit, place } = source;
  const { forecast, limit, startMs } = evening;
  const { unitSystem } = model;
  const texts = useResultTexts({ siteCode, unitSystem, zone: place.zone, startMs, nowMs });
  const nowMin = minuteAt(evening, nowMs);
  const phase = phaseAt(evening, nowMs);
  const isPast = phase === 'past';
  const measured = parts.measured?.(texts);
  const country = countries.find((row) => row.iso2 === limit.iso2);
  // An own limit is nobody's law: the country is then no longer named beside it.
  const lawOf = limit.ownLimitPermille === null ? country : undefined;
  const limitName = lawOf?.name ?? t('result.limit.own');
  const limitWithName = t('result.country.value', {
    limit: texts.limitWithUnit(limit.permille),
    country: limitName,
  });
  const sharedLink = useSharedLink({
    ...{ siteCode, evening, texts, limitWithName },
    shareCode: parts.shareCode,
    text: measured?.share,
  });
  const common = { forecast, texts };

  function handleCountry(chosen: string) {
    chooseLimit.setCountry(chosen);
    showToast({ text: t('result.country.recalculated'), type: 'info' });
  }

  return (
    <div
      className="pb-10"
      data-testid="result"
      data-phase={phase}
      data-start={new Date(startMs).toISOString()}
    >
      <ResultHeader
        isShared={isShared}
        note={<ShareHolds text={measured?.shareHolds ?? t('result.share.holds')} />}
      >
        <ShareCardButton {...{ siteCode, source, evening, texts, limitWithName, nowMs }} />
        <ShareButton link={sharedLink} />
      </ResultHeader>
      <ResultNotes {...{ siteCode, source, evening, isPast, texts }} />
      <div className="grid gap-4 sm:gap-5">
        {!isPast && (
          <Emergency
            peakPermille={forecast.likely.peakPermille}
            number={country?.emergencyNumber ?? internationalEmergencyNumber}
            texts={texts}
          />
        )}
        <div className="grid gap-4 sm:gap-5 lg:grid-cols-[25rem_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
            <section className="lcd grow rounded-box p-5 sm:p-6">
              <Reading {...common} {...measured} />
              <hr className="my-4 border-white/15 sm:my-5" />
              <SafeToDrive
                {...common}
                isPast={isPast}
                countryPicker={
                  <CountryPicker
                    {...{ countries, limitWithName, texts }}
                    iso2={lawOf ? limit.iso2 : ''}
                    onCountry={handleCountry}
                  />
                }
              />
              {forecast.late.driveMin > 0 && (
                <div className="mt-4">
                  <NightStrip {...common} />
                </div>
              )}
              {lawOf && <CountryNote country={lawOf} texts={texts} />}
              {!isPast && (
                <NowStatus {...common} nowMin={nowMin} beforeText={measured?.before}>
                  <CalendarLink
                    {...{ evening, texts, nowMs }}
                    limitName={limitWithName}
                    text={measured?.calendar}
                  />
                </NowStatus>
              )}
              <hr className="mt-4 mb-4 border-white/15 sm:mb-5" />
              <SoberTimes {...common} isPast={isPast} totalLabel={measured?.total} />
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
          <BacCurve {...common} nowMin={isPast ? null : nowMin} words={measured?.curve} />
        </div>
        {parts.details({ texts, limitName, phase })}
        <ChangeData
          {...{ siteCode, isShared }}
          className="w-full sm:w-auto sm:justify-self-start"
        />
        <p className="max-w-prose text-sm text-base-content/80">
          <span>{measured?.disclaimer ?? t('result.disclaimer')}</span>{' '}
          <SiteLink href={href(siteCode, { page: 'help' })} className="link whitespace-nowrap">
            {t('result.helpLink')}
          </SiteLink>
        </p>
      </div>
      <PrintOnDemand {...{ siteCode, source, evening, texts, limitWithName, nowMs }} />
    </div>
  );
}
