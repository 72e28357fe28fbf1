import { useTranslations } from 'next-intl';
import { drinkKind, servingById } from '@/lib/drinks/servings';
import { whoseBody } from '@/lib/i18n/body-texts';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import { drunkIn } from '@/lib/model/drinks';
import type { DrinkType } from '@/lib/model/model';
import type { homeFields } from '@/lib/site/home-fields';
import type { ShownResult } from './result-parts';

/** A part of the recap and the field of the home page it comes from. */
export interface RecapPart {
  field: keyof typeof homeFields;
  text: string;
}

/** Person, drinks and times; for a measurement its value and time. */
export function useRecap({ siteCode, source, evening, texts }: ShownResult): RecapPart[] {
  const { model, catalog } = source;
  const t = useTranslations();
  const { valueWithUnit } = useMeasurementTexts(siteCode);

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

  if (evening.kind === 'measurement') {
    const { value, unit } = model.measurement;
    return [
      { field: 'measurement', text: valueWithUnit(value ?? 0, unit) },
      { field: 'measurement', text: t('measurement.measuredAt', { time: texts.when(0) }) },
    ];
  }
  return [
    { field: 'person', text: whoseBody(model, t) },
    { field: 'drinks', text: catalog.typeOrder.flatMap(amountsOf).join(', ') },
    {
      field: 'times',
      text: t('answer.period', {
        start: texts.when(0),
        finish: texts.when(evening.forecast.lastFinishMin),
      }),
    },
  ];
}
