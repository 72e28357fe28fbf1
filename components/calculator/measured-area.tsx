import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { PlanEvening } from '@/components/plans/plan-props';
import type { SiteCode } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { CalculateBar } from './calculate-bar';
import { LivePanel } from './live-panel';
import { PlansDisclosure } from './plans-disclosure';
import { ReadingAnnouncer } from './reading-announcer';
import type { LiveReading } from './use-live-reading';

interface MeasuredAreaProps {
  store: CalculatorStore;
  siteCode: SiteCode;
  /** Null while there is no value above zero. */
  reading: LiveReading | null;
  /** What the reading was made from; null with it. */
  evening: PlanEvening | null;
  onCalculate: () => void;
}

/** Whatever shows the live estimate of a measured value: panel, floating bar, spoken text. */
export function MeasuredArea(props: MeasuredAreaProps) {
  const { store, siteCode, reading, evening, onCalculate } = props;
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
        <PlansDisclosure store={store} siteCode={siteCode} evening={evening} />
      </LivePanel>
      <CalculateBar {...{ panel, reading, emptyTitle, onCalculate }} />
      <ReadingAnnouncer reading={reading} />
    </>
  );
}
