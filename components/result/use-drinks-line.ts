import { useTranslations } from 'next-intl';
import { drinkKind, servingById } from '@/lib/drinks/servings';
import { drunkIn } from '@/lib/model/drinks';
import type { DrinkType } from '@/lib/model/model';
import type { ResultSource } from './result-source';

/** Which drinks they are: "4 × Beer, Wine, 750 ml". */
export function useDrinksLine({ model, catalog }: ResultSource): string {
  const t = useTranslations();

  /** "4 × Beer"; for servings counted in millilitres "Beer, 1500 ml". */
  function amountsOf(type: DrinkType): string[] {
    const { name } = drinkKind(catalog, type);
    const settings = model.sittings.flatMap((sitting) => drunkIn(sitting, [type]));
    const isVolume = (id: string) => Boolean(servingById(catalog, type, id)?.isCustom);
    let [glasses, volume] = [0, 0];
    for (const { amount, servingItemId, servingItemCapacityInMl } of settings) {
      if (isVolume(servingItemId)) volume += amount * servingItemCapacityInMl;
      else glasses += amount;
    }
    return [
      ...(glasses > 0 ? [`${glasses} × ${name}`] : []),
      ...(volume > 0 ? [`${name}, ${t('plans.oneMore.volume', { volume })}`] : []),
    ];
  }

  return catalog.typeOrder.flatMap(amountsOf).join(', ');
}
