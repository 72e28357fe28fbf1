import { useMemo } from 'react';
import { useDamagedLink } from '@/components/result/link/use-damaged-link';
import { fromSharedMeasurement } from '@/lib/evening/shared-measurement';
import { decodeMeasurementCode } from '@/lib/share/measurement-code';
import { siteByCode } from '@/lib/site/sites';
import { MeasuredView, type MeasuredViewProps } from './measured-view';

/**
 * The result of a measurement: the visitor's own, or that of a shared link, which is decoded here.
 * An invalid link redirects to the home page.
 */
export function MeasuredResult({ siteCode, source, countries }: MeasuredViewProps) {
  const { measurementCode, model, limitByBreathOf } = source;
  const shared = useMemo(
    () => measurementCode && decodeMeasurementCode(measurementCode),
    [measurementCode],
  );
  const isInvalid = shared === null && measurementCode !== null;

  useDamagedLink(siteCode, isInvalid);

  const { unitsAllowChange } = siteByCode(siteCode);
  const shownModel = useMemo(
    () => (shared ? fromSharedMeasurement(shared, model, unitsAllowChange) : model),
    [shared, model, unitsAllowChange],
  );
  if (isInvalid) return null;
  // With the breath ratio of the sender's country: another one would show another level.
  const limit = shared && shared.iso2 ? limitByBreathOf(shared.iso2) : source.limit;
  return (
    <MeasuredView
      siteCode={siteCode}
      source={{ ...source, model: shownModel, limit }}
      countries={countries}
    />
  );
}
