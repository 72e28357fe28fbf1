import { useMemo } from 'react';
import { fromSharedMeasurement } from '@/lib/evening/shared-measurement';
import { decodeMeasurementCode } from '@/lib/share/measurement-code';
import { siteByCode } from '@/lib/site/sites';
import { useDamagedLink } from './use-damaged-link';
import { MeasuredView, type MeasuredViewProps } from './measured-view';

/**
 * The result of a measured value: the visitor's own, or that of a shared link, read here. A link
 * that cannot be read leads home.
 */
export function MeasuredResult(props: MeasuredViewProps) {
  const { siteCode, source } = props;
  const { measurementCode, model, limitByBreathOf } = source;
  const shared = useMemo(
    () => measurementCode && decodeMeasurementCode(measurementCode),
    [measurementCode],
  );
  const isUndecodable = shared === null && measurementCode !== null;

  useDamagedLink(siteCode, isUndecodable);

  const { unitsAllowChange } = siteByCode(siteCode);
  const shown = useMemo(
    () => (shared ? fromSharedMeasurement(shared, model, unitsAllowChange) : model),
    [shared, model, unitsAllowChange],
  );
  if (isUndecodable) return null;
  // Breath stays counted as the sender's country counts it: else the link would show another level.
  const limit = shared && shared.iso2 ? limitByBreathOf(shared.iso2) : source.limit;
  return <MeasuredView {...props} source={{ ...source, model: shown, limit }} />;
}
