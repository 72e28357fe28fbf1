import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { DrunkEvening, PlanEvening } from '@/components/plans/plan-props';
import type { SiteCode } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { CalculateBar } from './calculate-bar';
import { LivePanel } from './live-panel';
import { PlansDisclosure } from './plans-disclosure';
import { ReadingAnnouncer } from './reading-announcer';
import type { LiveReading } from './use-live-reading';

interface EstimateAreaProps {
  store: CalculatorStore;
  siteCode: SiteCode;
  /** Null while there is nothing to calculate. */
  reading: LiveReading | null;
  /** Why not, in place of the reading. */
  empty: { title: string; text: string };
  /** What the reading was made from; null with it, and until the visitor's clock is known. */
  evening: DrunkEvening | PlanEvening | null;
  onCalculate: () => void;
}

/** Whatever shows the live estimate: the panel, the bar that stands in for it, the spoken text. */
export function EstimateArea(props: EstimateAreaProps) {
  const { store, siteCode, reading, empty, evening, onCalculate } = props;
  const t = useTranslations();
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
        <PlansDisclosure {...{ store, siteCode, evening }} />
      </LivePanel>
      <CalculateBar {...{ panel, reading, onCalculate }} emptyTitle={empty.title} />
      <ReadingAnnouncer reading={reading} />
    </>
  );
}
