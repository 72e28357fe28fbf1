import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { CalculateBar } from './calculate-bar';
import { LivePanel } from './live-panel';
import { PlansDisclosure } from './plans-disclosure';
import { ReadingAnnouncer } from './reading-announcer';
import type { EnteredEvening } from './use-entered-evening';
import { useLiveReading } from './use-live-reading';

interface EstimateAreaProps {
  store: CalculatorStore;
  site: Site;
  entered: EnteredEvening;
  /** Beside a measured value: what the device showed, where that was breath. */
  readingNote?: string;
  /** Why not, in place of the reading. */
  empty: { title: string; text: string };
  onCalculate: () => void;
}

/** Whatever shows the live estimate: the panel, the bar that stands in for it, the spoken text. */
export function EstimateArea(props: EstimateAreaProps) {
  const { store, site, entered, readingNote = '', empty, onCalculate } = props;
  const t = useTranslations();
  const reading = useLiveReading(entered, site, readingNote);
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <LivePanel ref={panel} {...{ reading, empty }}>
        <button
          type="button"
          data-testid="calculate"
          className="btn btn-info btn-lg h-14 w-full"
          onClick={onCalculate}
        >
          {t('calculate.main')}
        </button>
        <PlansDisclosure {...{ store, site, entered }} />
      </LivePanel>
      <CalculateBar {...{ panel, reading, onCalculate }} emptyTitle={empty.title} />
      <ReadingAnnouncer reading={reading} evening={entered.evening} />
    </>
  );
}
