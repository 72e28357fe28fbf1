import { useTranslations } from 'next-intl';
import type { LimitFigures } from '@/lib/countries/applicable-limit';
import { isTooLong } from '@/lib/model/planned-sittings';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { EstimateArea } from './estimate-area';
import { useLiveReading } from './use-live-reading';

interface DrunkAreaProps {
  store: CalculatorStore;
  site: Site;
  limits: Readonly<Record<string, LimitFigures>>;
  onCalculate: () => void;
}

/** The live estimate of what was drunk. It follows the entries apart from the form. */
export function DrunkArea({ store, site, limits, onCalculate }: DrunkAreaProps) {
  const t = useTranslations();
  const reading = useLiveReading(store, site, limits);
  const tooLong = useCalculator(store, ({ model }) => isTooLong(model));
  const empty = tooLong
    ? { title: t('sittings.tooLongTitle'), text: t('sittings.tooLongPanel') }
    : { title: t('panel.emptyTitle'), text: t('panel.emptyText') };
  return (
    <EstimateArea
      {...{ store, reading, empty, onCalculate }}
      siteCode={site.code}
      evening={reading?.evening ?? null}
    />
  );
}
