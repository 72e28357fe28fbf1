import { useTranslations } from 'next-intl';
import { EntrySection } from '@/components/calculator/entry-section';
import { StopSlider } from '@/components/ui/stop-slider';
import { useCalculatorActions, useCalculatorModel } from '@/lib/store/calculator-context';

/** How much was eaten while drinking: a slider with four named positions. */
export function FoodSection() {
  const t = useTranslations();
  const food = useCalculatorModel((model) => model.foodWhileDrinkingType);
  const { setFood } = useCalculatorActions();
  const words = [t('timing.food0'), t('timing.food1'), t('timing.food2'), t('timing.food3')];
  return (
    <EntrySection title={t('timing.food')}>
      <StopSlider
        testId="food"
        value={food}
        label={t('timing.food')}
        words={words}
        onChange={setFood}
      />
    </EntrySection>
  );
}
