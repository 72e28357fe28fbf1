import { useTranslations } from 'next-intl';
import { StopSlider } from '@/components/ui/stop-slider';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { EntrySection } from './entry-section';

interface FoodSectionProps {
  store: CalculatorStore;
  className?: string;
}

/** What was eaten while drinking: a slider with four named positions. */
export function FoodSection({ store, className }: FoodSectionProps) {
  const t = useTranslations();
  const food = useCalculator(store, (state) => state.model.foodWhileDrinkingType);
  const words = [t('timing.food0'), t('timing.food1'), t('timing.food2'), t('timing.food3')];
  return (
    <EntrySection title={t('timing.food')} className={className}>
      <StopSlider
        testId="food"
        value={food}
        label={t('timing.food')}
        words={words}
        onChange={store.getState().setFood}
      />
    </EntrySection>
  );
}
