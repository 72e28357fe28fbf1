import { useTranslations } from 'next-intl';
import { servingSize } from '@/lib/drinks/serving-size';
import { nextDrinkSetting } from '@/lib/evening/next-drink';
import { strengthText } from '@/lib/i18n/format';
import type { DrinkType } from '@/lib/model/model';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';

/** The name of the plus while drinks are logged: what one tap counts as drunk now. */
export function useLogLabel(type: DrinkType): string {
  const t = useTranslations();
  const { site } = useCalculatorContext();
  const { percent, servingItemName } = useCalculatorModel((model) => nextDrinkSetting(model, type));
  const size = servingSize(servingItemName);
  return t('log.name', { type, size, strength: strengthText(percent, site) });
}
