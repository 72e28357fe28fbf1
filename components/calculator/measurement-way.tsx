import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import { onDemand } from '@/components/ui/on-demand';
import type { MeasurementEntryProps } from './measurement-entry';

/** Most visitors have no measurement: what it needs is loaded for those who say they have one. */
const measurementEntry = onDemand(() =>
  import('./measurement-entry').then((module) => module.MeasurementEntry),
);

/** The way in from a value already measured, in the place of the questions about drinking. */
export function MeasurementWay(props: MeasurementEntryProps) {
  const t = useTranslations();
  const [MeasurementEntry, load, isMissing] = measurementEntry.usePart();
  useEffect(load, [load]);
  if (MeasurementEntry) return <MeasurementEntry {...props} />;
  return (
    <div className="lcd order-1 min-h-dvh px-4 py-4 lg:col-span-full lg:px-16">
      {isMissing ? (
        <NotLoaded onRetry={() => measurementEntry.whenThere(load)} />
      ) : (
        <p role="status">{t('shell.loading')}</p>
      )}
    </div>
  );
}
