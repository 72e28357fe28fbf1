import { useMemo } from 'react';
import { fromSharedReading } from '@/lib/evening/shared-reading';
import { decodeReadingCode } from '@/lib/share/reading-code';
import { siteByCode } from '@/lib/site/sites';
import { useDamagedLink } from './use-damaged-link';
import { MeasuredView, type MeasuredViewProps } from './measured-view';

/**
 * The result of a measured value: the visitor's own, or that of a shared link, read here. A link
 * that cannot be read leads home.
 */
export function MeasuredResult(props: MeasuredViewProps) {
  const { siteCode, source } = props;
  const { readingCode, model, limitByBreathOf } = source;
  const shared = useMemo(() => readingCode && decodeReadingCode(readingCode), [readingCode]);
  const isUndecodable = shared === null && readingCode !== null;

  useDamagedLink(siteCode, isUndecodable);

  const { unitsAllowChange } = siteByCode(siteCode);
  const shown = useMemo(
    () => (shared ? fromSharedReading(shared, model, unitsAllowChange) : model),
    [shared, model, unitsAllowChange],
  );
  if (isUndecodable) return null;
  // Breath stays counted as the sender's country counts it: else the link would show another level.
  const limit = shared && shared.iso2 ? limitByBreathOf(shared.iso2) : source.limit;
  return <MeasuredView {...props} source={{ ...source, model: shown, limit }} />;
}
