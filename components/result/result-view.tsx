import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/shell/site-link';
import { internationalEmergencyNumber } from '@/lib/countries/international-emergency';
import { minuteAt, phaseAt } from '@/lib/evening/evening-at';
import type { Evening } from '@/lib/evening/evening';
import type { CountryOption } from '@/lib/i18n/country-names';
import { isBreathUnit } from '@/lib/model/measurement';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { Answer } from './answer';
import { BacCurve } from './bac-curve';
import { ChangeData } from './change-data';
import { Emergency } from './emergency';
import { usePhaseTitle } from './phase-title';
import { PrintOnDemand } from './print-on-demand';
import { Recap } from './recap';
import { ResultHeader } from './result-header';
import { ResultNotes } from './result-notes';
import type { ResultParts } from './result-parts';
import type { ResultSource } from './result-source';
import { useResultTexts } from './result-texts';
import { ShareButton, ShareHolds } from './share-button';
import { ShareCardButton } from './share-card-button';
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
  const { model, isShared, place } = source;
  const { forecast, limit, startMs } = evening;
  const { unitSystem } = model;
  const texts = useResultTexts({ siteCode, unitSystem, zone: place.zone, startMs, nowMs });
  const nowMin = minuteAt(evening, nowMs);
  const phase = phaseAt(evening, nowMs);
  const isPast = phase === 'past';
  const shownNowMin = isPast ? null : nowMin;
  const measured = parts.measured?.(texts);
  const country = countries.find((row) => row.iso2 === limit.iso2);
  // An own limit is nobody's law: the country is then no longer named beside it.
  const lawOf = limit.ownLimitPermille === null ? country : undefined;
  const limitName = lawOf?.name ?? t('result.limit.own');
  const limitWithName = t('result.country.value', {
    limit: texts.limitWithUnit(limit.permille),
    country: limitName,
  });
  const sentence = usePhaseTitle(forecast, nowMin, texts);
  const sharedLink = useSharedLink({
    ...{ siteCode, evening, texts, limitWithName },
    shareCode: parts.shareCode,
    text: measured?.share,
  });
  const breath = {
    ...{ limit, countries },
    isAsMeasured: evening.kind === 'measurement' && isBreathUnit(model.measurement.unit),
  };
  const shown = { siteCode, source, evening, texts, nowMs, nowMin, phase, breath, measured };

  return (
    <div data-testid="result" data-phase={phase} data-start={new Date(startMs).toISOString()}>
      <div className="lcd">
        <div className="frame @container pb-5 lg:pb-11">
          <ResultHeader
            {...{ isShared, sentence }}
            recap={<Recap {...{ siteCode, source, evening, texts }} />}
            note={<ShareHolds text={measured?.shareHolds ?? t('result.share.holds')} />}
          >
            <ShareCardButton {...{ siteCode, source, evening, texts, limitWithName, nowMs }} />
            <ShareButton link={sharedLink} />
          </ResultHeader>
          <ResultNotes {...{ siteCode, source, evening, isPast, texts }} />
          {!isPast && (
            <Emergency
              peakPermille={forecast.likely.peakPermille}
              number={country?.emergencyNumber ?? internationalEmergencyNumber}
              texts={texts}
            />
          )}
          <div className="grid gap-x-12 gap-y-5 pt-2 @4xl:grid-cols-[26rem_minmax(0,1fr)]">
            <div className="min-w-0">
              <Answer {...shown} {...{ countries, lawOf, limitWithName }} />
              {parts.warnings(texts)}
            </div>
            <BacCurve {...{ forecast, texts }} nowMin={shownNowMin} words={measured?.curve} />
          </div>
        </div>
      </div>
      <div className="sheet -mt-5">
        <div className="frame pt-1 pb-10">
          {parts.details({
            ...{ texts, limitName, phase, breath },
            nowMin: shownNowMin,
            measured,
          })}
          <ChangeData {...{ siteCode, isShared }} className="mt-5 w-full sm:w-auto" />
          <p className="mt-5 max-w-prose text-sm text-quiet">
            <span>{measured?.disclaimer ?? t('result.disclaimer')}</span>{' '}
            <SiteLink href={href(siteCode, { page: 'help' })} className="link whitespace-nowrap">
              {t('result.helpLink')}
            </SiteLink>
          </p>
        </div>
      </div>
      <PrintOnDemand {...{ siteCode, source, evening, texts, limitWithName, nowMs }} />
    </div>
  );
}
