import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import type { Site } from '@/lib/site/sites';
import { Card } from './card';
import { DrinkBlock } from './drink-block';
import { NoAmountHint } from './no-amount-hint';

interface DrinksCardProps {
  store: CalculatorStore;
  site: Site;
  /** How often a calculation was asked for with nothing drunk; 0 while there is nothing to remark. */
  refusals: number;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** What was drunk: one block per kind of drink, in the order of the country. */
export function DrinksCard({ store, site, refusals, className, ref }: DrinksCardProps) {
  const t = useTranslations();
  const typeOrder = useCalculator(store, (state) => state.catalog.typeOrder);
  return (
    <Card ref={ref} title={t('drinks.title')} className={className}>
      {refusals > 0 && <NoAmountHint key={refusals} />}
      <ul className="divide-y divide-base-content/10">
        {typeOrder.map((type, position) => (
          <DrinkBlock
            key={type}
            store={store}
            site={site}
            type={type}
            isAmountWanted={refusals > 0 && position === 0}
          />
        ))}
      </ul>
    </Card>
  );
}
