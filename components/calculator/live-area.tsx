import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { LimitFigures } from '@/lib/countries/applicable-limit';
import type { Site } from '@/lib/site/sites';
import { isTooLong } from '@/lib/model/planned-sittings';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { CalculateBar } from './calculate-bar';
import { LivePanel } from './live-panel';
import { PlansDisclosure } from './plans-disclosure';
import { ReadingAnnouncer } from './reading-announcer';
import { useLiveReading } from './use-live-reading';

interface LiveAreaProps {
  store: CalculatorStore;
  site: Site;
  limits: Readonly<Record<string, LimitFigures>>;
  onCalculate: () => void;
}

/** Whatever shows the live estimate: the panel, the bar that stands in for it, the spoken text. */
export function LiveArea({ store, site, limits, onCalculate }: LiveAreaProps) {
  const t = useTranslations();
  const panel = useRef<HTMLElement>(null);
  const reading = useLiveReading(store, site, limits);
  const tooLong = useCalculator(store, ({ model }) => isTooLong(model));
  const empty = tooLong
    ? { title: t('sittings.tooLongTitle'), text: t('sittings.tooLongPanel') }
    : { title: t('panel.emptyTitle'), text: t('panel.emptyText') };
  return (
    <>
      <LivePanel ref={panel} reading={reading} empty={empty}>
        <button
          type="button"
          data-testid="calculate"
          className="btn btn-info btn-lg h-14 w-full"
          onClick={onCalculate}
        >
          {t('calculate.main')}
        </button>
        <PlansDisclosure store={store} siteCode={site.code} evening={reading?.evening ?? null} />
      </LivePanel>
      <CalculateBar
        panel={panel}
        reading={reading}
        emptyTitle={empty.title}
        onCalculate={onCalculate}
      />
      <ReadingAnnouncer reading={reading} />
    </>
  );
}
