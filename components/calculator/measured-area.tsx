import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { CalculateBar } from './calculate-bar';
import { LivePanel } from './live-panel';
import { ReadingAnnouncer } from './reading-announcer';
import type { LiveReading } from './use-live-reading';

interface MeasuredAreaProps {
  /** Null while there is no value above zero. */
  reading: LiveReading | null;
  onCalculate: () => void;
}

/** Whatever shows the live estimate of a measured value: panel, floating bar, spoken text. */
export function MeasuredArea({ reading, onCalculate }: MeasuredAreaProps) {
  const t = useTranslations();
  const panel = useRef<HTMLElement>(null);
  const emptyTitle = t('reading.emptyTitle');
  return (
    <>
      <LivePanel
        ref={panel}
        reading={reading}
        empty={{ title: emptyTitle, text: t('reading.emptyText') }}
      >
        <button
          type="button"
          data-testid="calculate"
          className="btn btn-info btn-lg h-14 w-full"
          onClick={onCalculate}
        >
          {t('calculate.main')}
        </button>
      </LivePanel>
      <CalculateBar {...{ panel, reading, emptyTitle, onCalculate }} />
      <ReadingAnnouncer reading={reading} />
    </>
  );
}
