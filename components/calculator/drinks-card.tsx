import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import { homeFields } from '@/lib/site/home-fields';
import type { CalculatorStore } from '@/lib/store/calculator';
import type { Site } from '@/lib/site/sites';
import { Card } from './card';
import { DrinkList } from './drink-list';
import { LogRow } from './log-row';
import { RefusalHint } from './refusal-hint';
import { useFirstSittingNote } from './use-first-sitting-note';

interface DrinksCardProps {
  store: CalculatorStore;
  site: Site;
  /** How often a calculation was asked for with nothing drunk; 0 while there is nothing to remark. */
  refusals: number;
  laws: CountryLaws;
  /** What stands under the drinks. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** What was drunk, in the first sitting where there are several. */
export function DrinksCard({ store, site, laws, refusals, children, ref }: DrinksCardProps) {
  const t = useTranslations();
  const note = useFirstSittingNote(store);
  return (
    <Card
      ref={ref}
      title={t('drinks.title')}
      headingId={homeFields.drinks}
      note={note}
      className="@container"
    >
      {refusals > 0 && (
        <RefusalHint
          key={refusals}
          testId="no-amount-hint"
          title={t('drinks.noAmountTitle')}
          text={t('drinks.noAmountText')}
        />
      )}
      <LogRow {...{ store, site, laws }} />
      <DrinkList store={store} site={site} sitting={0} isAmountWanted={refusals > 0} />
      {children}
    </Card>
  );
}
