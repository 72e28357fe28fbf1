import { useTranslations } from 'next-intl';
import { drinkKind, servingById } from '@/lib/drinks/servings';
import { whoseBody } from '@/lib/i18n/body-texts';
import { drunkIn } from '@/lib/model/drinks';
import type { DrinkType } from '@/lib/model/model';
import type { ShownResult } from './result-parts';

/** Whose drinks they are, and which: "Woman, 58 kg" and "4 × Beer". */
export function useRecap({ source }: Pick<ShownResult, 'source'>) {
  const { model, catalog } = source;
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

  return {
    person: whoseBody(model, t),
    drinks: catalog.typeOrder.flatMap(amountsOf).join(', '),
  };
}
