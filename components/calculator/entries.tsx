import { useTranslations } from 'next-intl';
import { NotLoaded } from '@/components/shell/not-loaded';
import { BodySection } from './body/body-section';
import { FoodSection } from './body/food-section';
import { DrinksSection } from './drinks/drinks-section';
import { AddSitting } from './when/add-sitting';
import { useAddedSittings, withAddedSittings } from './when/use-added-sittings';
import { WhenSection } from './when/when-section';

interface EntriesProps {
  /** How often Calculate was pressed without a drink; 0 while there is nothing to say. */
  refusals: number;
}

/** The form: drinks, times, food, added sittings and body data. */
export function Entries({ refusals }: EntriesProps) {
  const t = useTranslations();
  const { hasAdded, AddedSittings, isFresh, onFocused, add, load, isMissing } = useAddedSittings();
  const note = hasAdded ? t('timing.session', { number: 1 }) : undefined;
  return (
    <>
      <DrinksSection note={note} refusals={refusals} />
      <WhenSection note={note} />
      <div className="@container">
        {AddedSittings ? (
          <AddedSittings isFresh={isFresh} onFocused={onFocused} onAdd={add} />
        ) : isMissing ? (
          <NotLoaded onRetry={() => withAddedSittings(load)} />
        ) : (
          <AddSitting onAdd={add} onApproach={load} />
        )}
      </div>
      <FoodSection />
      <BodySection />
    </>
  );
}
