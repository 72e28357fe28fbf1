import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import { onDemand } from '@/components/ui/on-demand';
import type { ReadingEntryProps } from './reading-entry';

/** Most visitors have no reading: what it needs is loaded for those who say they have one. */
const readingEntry = onDemand(() => import('./reading-entry').then((room) => room.ReadingEntry));

/** The way in from a value already measured, in the place of the questions about drinking. */
export function ReadingWay(props: ReadingEntryProps) {
  const t = useTranslations();
  const [ReadingEntry, load, isMissing] = readingEntry.usePart();
  useEffect(load, [load]);
  if (ReadingEntry) return <ReadingEntry {...props} />;
  return (
    <div className="lcd order-1 min-h-dvh px-4 py-4 lg:col-span-full lg:px-16">
      {isMissing ? (
        <NotLoaded onRetry={() => readingEntry.whenThere(load)} />
      ) : (
        <p role="status">{t('shell.loading')}</p>
      )}
    </div>
  );
}
