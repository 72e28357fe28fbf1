import { useTranslations } from 'next-intl';
import { StopSlider } from '@/components/ui/stop-slider';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

/** What was eaten while drinking: a slider with four named positions. */
export function FoodField({ store }: { store: CalculatorStore }) {
  const t = useTranslations();
  const food = useCalculator(store, (state) => state.model.foodWhileDrinkingType);
  const words = [t('timing.food0'), t('timing.food1'), t('timing.food2'), t('timing.food3')];
  const word = words[food] ?? '';
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-3 text-sm" aria-hidden="true">
        <span className="text-base-content/80">{t('timing.food')}</span>
        <b>{word}</b>
      </div>
      <StopSlider
        testId="food"
        value={food}
        label={t('timing.food')}
        words={words}
        onChange={store.getState().setFood}
      />
    </>
  );
}
