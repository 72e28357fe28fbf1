import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { DetailsSheet } from '@/components/result/cards/details-sheet';
import { MeasuredRow } from '@/components/result/cards/measurement/measured-row';
import { laterResult } from '@/components/result/later-result';
import { useDamagedLink } from '@/components/result/link/use-damaged-link';
import { NoResult } from '@/components/result/notes/no-result';
import { Warning } from '@/components/result/notes/result-warnings';
import { ResultView } from '@/components/result/result-view';
import type { ShownProps, ShownResult } from '@/components/result/use-shown';
import { onDemand } from '@/components/ui/on-demand';
import { absorptionAfterLastDrinkMin } from '@/lib/bac';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { calculateMeasured } from '@/lib/evening/calculate-measured';
import { calculatedEvening } from '@/lib/evening/calculated-evening';
import { isEvening, type MeasuredEvening } from '@/lib/evening/evening';
import { factsOfLimit, senderLimit } from '@/lib/evening/sender-limit';
import { fromSharedMeasurement, toSharedMeasurement } from '@/lib/evening/shared-measurement';
import { isBreathUnit, mouthAlcoholMin } from '@/lib/model/measurement';
import {
  decodeMeasurementCode,
  encodeMeasurementCode,
  isUncheckedMeasurement,
} from '@/lib/share/measurement-code';
import { siteByCode } from '@/lib/site/sites';

const working = onDemand(() =>
  import('@/components/result/cards/measurement/measured-working').then(
    (module) => module.MeasuredWorking,
  ),
);

/** The result of an own measurement or of a link, which is decoded here. In the browser only. */
export function MeasuredResult(props: Pick<ShownProps, 'siteCode' | 'source' | 'countries'>) {
  const { siteCode, source: given, countries } = props;
  const { code, model: own, laws, zonedNow } = given;
  const t = useTranslations();
  const shared = useMemo(() => (code ? decodeMeasurementCode(code) : undefined), [code]);
  useDamagedLink(siteCode, shared === null);
  const { unitsAllowChange } = siteByCode(siteCode);
  const model = useMemo(
    () => (shared ? fromSharedMeasurement(shared, own, unitsAllowChange) : own),
    [shared, own, unitsAllowChange],
  );
  if (shared === null) return null;
  // With the breath ratio of the sender's country: another one would show another level.
  const breathIso2 = shared?.iso2;
  const counted = {
    ...given,
    isUnchecked: code !== '' && isUncheckedMeasurement(code),
    model,
    limit: breathIso2 ? applicableLimit(given.limit, laws, breathIso2) : given.limit,
    senderLimit: senderLimit(shared?.facts, laws, breathIso2),
  };
  const { evening, source, other } = laterResult(counted, (limit) =>
    calculatedEvening(calculateMeasured, model, limit, zonedNow),
  );
  if (!isEvening(evening) || evening.kind !== 'measurement') {
    const isUnclear = evening === 'lastDrinkAfter';
    return <NoResult siteCode={siteCode} reason={isUnclear ? evening : 'nothingMeasured'} />;
  }
  // A measurement of blood needs no country's breath ratio, so its link has no country.
  const ratioOf = isBreathUnit(model.measurement.unit) ? evening.limit.breathIso2 : '';
  const facts = factsOfLimit(source);
  const { likely, limitPermille } = evening.forecast;
  return (
    <ResultView
      {...{ siteCode, source, evening, other, countries }}
      measured={(texts) => {
        const time = texts.when(0);
        return {
          title: t('measurement.measuredAt', { time }),
          before: t('measurement.result.before', { time }),
          curve: t('measurement.result.curve', {
            level: texts.levelWithUnit(likely.peakPermille),
            start: time,
            sober: texts.when(likely.soberMin),
            soberLate: texts.when(evening.said.soberMin),
            limit: texts.limitWithUnit(limitPermille),
          }),
          disclaimer: `${t('measurement.result.disclaimer')} ${t('measurement.devices')}`,
          shareHolds: t('result.share.holdsMeasurement', {
            country: String(ratioOf + facts.place !== ''),
          }),
          shareCode() {
            const entered = toSharedMeasurement(model, ratioOf, facts);
            return entered ? encodeMeasurementCode(entered) : '';
          },
        };
      }}
      Warnings={Warnings}
      Details={Details}
    />
  );
}

/** Measured too soon after the last drink: mouth alcohol, or a level that still rises. */
function Warnings({ shown }: { shown: ShownResult<MeasuredEvening> }) {
  const { sinceLastDrinkMin } = shown.evening.forecast;
  const t = useTranslations();
  if (sinceLastDrinkMin < mouthAlcoholMin) {
    return <Warning text={t('measurement.mouth', { minutes: mouthAlcoholMin })} />;
  }
  if (sinceLastDrinkMin < absorptionAfterLastDrinkMin) {
    return (
      <Warning text={t('measurement.result.early', { minutes: absorptionAfterLastDrinkMin })} />
    );
  }
  return null;
}

/** What stands below the answer of a measurement; see result-details.tsx. */
function Details({ shown }: { shown: ShownResult<MeasuredEvening> }) {
  return <DetailsSheet shown={shown} entered={<MeasuredRow shown={shown} />} working={working} />;
}
