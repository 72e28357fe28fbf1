import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/shell/site-link';
import { sentenceText } from '@/lib/i18n/answer-words';
import type { Evening } from '@/lib/evening/evening';
import type { CountryOption } from '@/lib/i18n/country-names';
import { isBreathUnit } from '@/lib/model/measurement';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { Answer } from './answer/answer';
import { ChangeData } from './answer/change-data';
import { BacCurve } from './curve/bac-curve';
import { LinkNote } from './link/link-note';
import { Emergency } from './notes/emergency';
import { ResultNotes } from './notes/result-notes';
import { PrintOnDemand } from './print/print-on-demand';
import { Recap } from './recap';
import { ResultHeader } from './result-header';
import type { OtherEvening, ResultParts, ShownResult } from './result-parts';
import type { ResultSource } from './result-source';
import { useResultTexts } from './result-texts';
import { useResultAnswer } from './use-result-answer';
import { ShareButton, ShareHolds } from './share/share-button';
import { ShareCardButton } from './share/share-card-button';
import { useSharedLink } from './share/use-shared-link';

export interface ResultViewProps<Shown extends Evening = Evening> {
  siteCode: SiteCode;
  source: ResultSource;
  evening: Shown;
  other: OtherEvening | null;
  countries: CountryOption[];
  parts: ResultParts<Shown>;
}

function useShown<Shown extends Evening>(props: ResultViewProps<Shown>): ShownResult<Shown> {
  const { siteCode, source, evening, other, countries, parts } = props;
  const { model, zonedNow, nowMs } = source;
  const { limit, startMs } = evening;
  const { unitSystem } = model;
  const t = useTranslations();
  const texts = useResultTexts(
    { siteCode, unitSystem, zone: zonedNow.zone, startMs, nowMs },
    limit.permille,
  );
  const writer = { t, texts, levels: texts };
  const result = useResultAnswer({ siteCode, source, evening, countries, writer });
  const { nowMin, phase } = result.answer;
  const country = countries.find((row) => row.iso2 === limit.iso2);
  // A limit set by the visitor is not the law of a country.
  const lawOf = limit.ownLimitPermille === null ? country : undefined;
  const limitName = lawOf?.name ?? t('result.limit.own');
  const isAsMeasured = evening.kind === 'measurement' && isBreathUnit(model.measurement.unit);
  return {
    siteCode,
    source,
    evening,
    other,
    texts,
    nowMs,
    nowMin,
    markedNowMin: phase === 'past' ? null : nowMin,
    phase,
    ...result,
    countries,
    country,
    limitName,
    limitWithName: t('result.country.value', {
      limit: texts.limitWithUnit(limit.permille),
      country: limitName,
    }),
    breath: { limit, countries, isAsMeasured },
    measured: parts.measured?.(texts),
  };
}

/**
 * The result of an evening. Rendered in the browser only: it depends on the visitor's clock and
 * day.
 */
export function ResultView<Shown extends Evening>(props: ResultViewProps<Shown>) {
  const { Warnings, Details, shareCode } = props.parts;
  const t = useTranslations();
  const shown = useShown(props);
  const { siteCode, evening, answer, phase, texts, measured } = shown;
  const sharedLink = useSharedLink(shown, shareCode);
  // In words the curve says when the alcohol is gone, which may not be said of open facts.
  const openCurve =
    answer.open.length > 0
      ? { summary: t('result.curve.title'), explain: t('result.curve.explain') }
      : undefined;

  return (
    <div
      data-testid="result"
      data-phase={phase}
      data-open={answer.open.join(' ')}
      data-verdict={answer.verdict}
      data-start={new Date(evening.startMs).toISOString()}
    >
      <div className="lcd">
        <div className="frame @container pb-5 lg:pb-11">
          <ResultHeader
            sentence={sentenceText(shown.said.headline, shown.writer)}
            recap={<Recap shown={shown} />}
            note={
              <>
                <ShareHolds text={measured?.shareHolds ?? t('result.share.holds')} />
                <LinkNote shown={shown} />
              </>
            }
          >
            <ShareCardButton shown={shown} />
            <ShareButton link={sharedLink} />
          </ResultHeader>
          <ResultNotes shown={shown} />
          <Emergency shown={shown} />
          <div className="grid gap-x-12 gap-y-5 pt-2 @4xl:grid-cols-[26rem_minmax(0,1fr)]">
            <div className="min-w-0">
              <Answer shown={shown} />
              <Warnings shown={shown} />
            </div>
            <BacCurve
              forecast={evening.forecast}
              texts={texts}
              nowMin={shown.markedNowMin}
              words={openCurve ?? measured?.curve}
            />
          </div>
        </div>
      </div>
      <div className="sheet -mt-5">
        <div className="frame pt-1 pb-10">
          <Details shown={shown} />
          <ChangeData
            siteCode={siteCode}
            isOwn={shown.source.origin === 'own'}
            className="mt-5 w-full sm:w-auto"
          />
          <p className="mt-5 max-w-prose text-sm text-quiet">
            <span>{measured?.disclaimer ?? t('result.disclaimer')}</span>{' '}
            <SiteLink href={href(siteCode, { page: 'help' })} className="link whitespace-nowrap">
              {t('result.helpLink')}
            </SiteLink>
          </p>
        </div>
      </div>
      <PrintOnDemand shown={shown} />
    </div>
  );
}
