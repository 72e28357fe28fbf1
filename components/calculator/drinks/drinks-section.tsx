import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { EntrySection } from '@/components/calculator/entry-section';
import { RefusalHint } from '@/components/calculator/refusal-hint';
import { useFirstSittingNote } from '@/components/calculator/use-first-sitting-note';
import { homeFields } from '@/lib/site/home-fields';
import { DrinkList } from './drink-list';

interface DrinksSectionProps {
  /** How often Calculate was pressed without a drink; 0 while there is nothing to say. */
  refusals: number;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** What was drunk; with several sittings, in the first one. */
export function DrinksSection({ refusals, className, ref }: DrinksSectionProps) {
  const t = useTranslations();
  const note = useFirstSittingNote();
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
      <DrinkList sitting={0} isAmountWanted={refusals > 0} />
    </EntrySection>
  );
}
