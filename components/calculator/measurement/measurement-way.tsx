import { useTranslations } from 'next-intl';
import { NotLoaded } from '@/components/shell/not-loaded';
import { onDemand } from '@/components/ui/on-demand';

/** Loaded on request, because most visitors have no measurement. */
const measurementEntry = onDemand(() =>
  import('./measurement-entry').then((module) => module.MeasurementEntry),
);

/** The measurement form, in place of the form for drinks. */
export function MeasurementWay() {
  const t = useTranslations();
  const [MeasurementEntry, load, isMissing] = measurementEntry.usePart(true);
  if (MeasurementEntry) return <MeasurementEntry />;
  return (
    <div className="order-1 min-h-dvh px-4 py-4 lg:col-span-full">
      {isMissing ? (
        <NotLoaded onRetry={() => measurementEntry.whenThere(load)} />
      ) : (
        <p role="status">{t('shell.loading')}</p>
      )}
    </div>
  );
}
