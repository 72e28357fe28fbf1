import { useMemo } from 'react';
import { useDamagedLink } from '@/components/result/link/use-damaged-link';
import { countryLaws } from '@/lib/countries/country-laws';
import { senderLimit } from '@/lib/evening/sender-limit';
import { fromSharedMeasurement } from '@/lib/evening/shared-measurement';
import { decodeMeasurementCode, isUncheckedMeasurement } from '@/lib/share/measurement-code';
import { siteByCode } from '@/lib/site/sites';
import { MeasuredView, type MeasuredViewProps } from './measured-view';

/**
 * The result of a measurement: the visitor's own, or that of a shared link, which is decoded here.
 * An invalid link redirects to the home page.
 */
export function MeasuredResult({ siteCode, source, countries }: MeasuredViewProps) {
  const { code, model, limitByBreathOf } = source;
  const shared = useMemo(() => (code ? decodeMeasurementCode(code) : undefined), [code]);
  const laws = useMemo(() => countryLaws(countries), [countries]);
  const isInvalid = shared === null;

  useDamagedLink(siteCode, isInvalid);

  const { unitsAllowChange } = siteByCode(siteCode);
  const shownModel = useMemo(
    () => (shared ? fromSharedMeasurement(shared, model, unitsAllowChange) : model),
    [shared, model, unitsAllowChange],
  );
  if (isInvalid) return null;
  const isUnchecked = code !== '' && isUncheckedMeasurement(code);
  // With the breath ratio of the sender's country: another one would show another level.
  const breathIso2 = shared?.iso2;
  const limit = breathIso2 ? limitByBreathOf(breathIso2) : source.limit;
  return (
    <MeasuredView
      siteCode={siteCode}
      source={{
        ...source,
        isUnchecked,
        model: shownModel,
        limit,
        senderLimit: senderLimit(shared?.facts, laws, breathIso2),
      }}
      countries={countries}
    />
  );
}
