import { useTranslations } from 'next-intl';
import { NotLoaded } from '@/components/shell/not-loaded';
import { BodySection } from './body/body-section';
import { FoodSection } from './body/food-section';
import { DrinksSection } from './drinks/drinks-section';
import { useCalculatorModel } from '@/lib/store/calculator-context';
import { AddSitting, addedSittings } from './when/add-sitting';
import { WhenSection } from './when/when-section';

interface EntriesProps {
  /** How often Calculate was pressed without a drink; 0 while there is nothing to say. */
  refusals: number;
}

/** The form: drinks, times, food, added sittings and body data. */
export function Entries({ refusals }: EntriesProps) {
  const t = useTranslations();
  const hasAdded = useCalculatorModel((model) => model.sittings.length > 1);
  const note = hasAdded ? t('timing.session', { number: 1 }) : undefined;
  return (
    <>
      <DrinksSection note={note} refusals={refusals} />
      <WhenSection note={note} whenShown={addedSittings.whenThere} />
      <div className="@container">{hasAdded ? <LaterSittings /> : <AddSitting />}</div>
      <FoodSection />
      <BodySection />
    </>
  );
}

/** Mounted once there are any, with its code if that has been loaded: a new one gets the focus at once. */
function LaterSittings() {
  const [part, load, isMissing] = addedSittings.usePart(true);
  if (part) {
    return (
      <div className="grid gap-4">
        <part.AddedSittings whenShown={addedSittings.whenThere} />
        <div>
          <AddSitting />
        </div>
      </div>
    );
  }
  return isMissing ? <NotLoaded onRetry={() => addedSittings.whenThere(load)} /> : <AddSitting />;
}
