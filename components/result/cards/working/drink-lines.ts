import { ethanolGramsPerMl, gramsOf } from '@/lib/bac';
import { drinkKind } from '@/lib/drinks/servings';
import { drunkIn } from '@/lib/model/drinks';
import type { EnteredSitting } from '@/lib/model/model';
import type { WorkingInput } from './use-working-input';

/** One line per drink of a sitting: amount, volume, strength and grams of alcohol. */
export function drinkLines({ shown, t, number }: WorkingInput, sitting: EnteredSitting): string[] {
  return drunkIn(sitting).map(({ type, amount, servingItemCapacityInMl: volume, percent }) =>
    t('result.working.grams.line', {
      drink: drinkKind(shown.source.catalog, type).name,
      amount: String(amount),
      volume: String(volume),
      percent: number(percent, 1),
      density: number(ethanolGramsPerMl, 3),
      grams: number(gramsOf([{ ml: amount * volume, percent }]), 1),
    }),
  );
}
