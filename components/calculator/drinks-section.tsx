import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { homeFields } from '@/lib/site/home-fields';
import type { CalculatorStore } from '@/lib/store/calculator';
import type { Site } from '@/lib/site/sites';
import { DrinkList } from './drink-list';
import { EntrySection } from './entry-section';
import { RefusalHint } from './refusal-hint';
import { useFirstSittingNote } from './use-first-sitting-note';

interface DrinksSectionProps {
  store: CalculatorStore;
  site: Site;
  /** How often a calculation was asked for with nothing drunk; 0 while there is nothing to remark. */
  refusals: number;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** What was drunk, in the first sitting where there are several. */
export function DrinksSection({ store, site, refusals, className, ref }: DrinksSectionProps) {
  const t = useTranslations();
  const note = useFirstSittingNote(store);
  return (
    <EntrySection
      ref={ref}
      title={t('drinks.title')}
      headingId={homeFields.drinks}
      note={note}
      className={className}
    >
      {refusals > 0 && (
        <RefusalHint
          key={refusals}
          testId="no-amount-hint"
          title={t('drinks.noAmountTitle')}
          text={t('drinks.noAmountText')}
        />
      )}
      <DrinkList store={store} site={site} sitting={0} isAmountWanted={refusals > 0} />
    </EntrySection>
  );
}
