import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import { phaseAt } from '@/lib/evening/evening-at';
import type { DrinkType } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import type { CountDrink } from './count-drink';
import { EntrySection } from './entry-section';
import { LogButton } from './log-button';
import { useEnteredEvening } from './use-entered-evening';

/** What a tap does is loaded while the page is quiet: the buttons are there from the start. */
const counting = onDemand(() => import('./count-drink').then((part) => part.countDrink));

interface LogRowProps {
  store: CalculatorStore;
  site: Site;
  laws: CountryLaws;
  className?: string;
}

/** One button for each kind of drink: a tap counts one as drunk now. */
export function LogRow({ store, site, laws, className = '' }: LogRowProps) {
  const t = useTranslations();
  const typeOrder = useCalculator(store, (state) => state.catalog.typeOrder);
  const { evening, limit, nowMs } = useEnteredEvening(store, site, laws);
  const isOver = evening !== null && phaseAt(evening, nowMs) === 'past';

  useEffect(() => void counting.request(), []);

  function handleLog(type: DrinkType) {
    const count = (countDrink: CountDrink) => countDrink({ store, site, type, limit, t });
    void counting.whenThere(count);
  }

  return (
    <EntrySection title={t('log.title')} note={t('log.label')} className={className}>
      <div
        id="log"
        className="mt-2.5 grid scroll-mt-24 grid-cols-4 gap-2 @max-xs:grid-cols-2 @3xl:gap-3"
      >
        {typeOrder.map((type) => (
          <LogButton key={type} {...{ store, site, type, isOver }} onLog={() => handleLog(type)} />
        ))}
      </div>
    </EntrySection>
  );
}
