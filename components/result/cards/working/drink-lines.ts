import { ethanolGramsPerMl, gramsOf } from '@/lib/bac';
import { drinkKind } from '@/lib/drinks/servings';
import { drinkTypes, type EnteredSitting } from '@/lib/model/model';
import type { WorkingInput } from './use-working-input';

/** One line per drink of a sitting: amount, volume, strength and grams of alcohol. */
export function drinkLines(
  { shown, t, number }: WorkingInput,
  { alcoholSettings }: EnteredSitting,
): string[] {
  return drinkTypes
    .filter((type) => alcoholSettings[type].amount > 0)
    .map((type) => {
      const { amount, servingItemCapacityInMl: volume, percent } = alcoholSettings[type];
      return t('result.working.grams.line', {
        drink: drinkKind(shown.source.catalog, type).name,
        amount: String(amount),
        volume: String(volume),
        percent: number(percent, 1),
        density: number(ethanolGramsPerMl, 3),
        grams: number(gramsOf([{ ml: amount * volume, percent }]), 1),
      });
    });
}
