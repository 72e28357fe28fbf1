import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/use-shown';
import { usePersonTexts } from '@/components/result/use-person-texts';
import { drinkKind, servingById } from '@/lib/drinks/servings';
import { periodsOf, sittingsWithDrinks } from '@/lib/evening/planned-sittings';
import { strengthText } from '@/lib/i18n/format';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import { drunkIn, type DrunkKind } from '@/lib/model/drinks';
import { siteByCode } from '@/lib/site/sites';

/** "Woman, 58 kg": paper and picture show nothing else of the body. */
export function usePersonWords({ source, texts }: ShownResult): string {
  const t = useTranslations();
  const { gender: person, weight } = usePersonTexts(source.model, texts);
  return t('result.paper.person', { person, weight });
}

/**
 * The input of the result: person, food and limit in one line, then the drinks and times of each
 * sitting; for a measurement its limit, value and times.
 */
export function usePaperRecap(shown: ShownResult): string[] {
  const t = useTranslations();
  const { siteCode, source, evening, texts, limitWithName } = shown;
  const when = texts.weekdayTime;
  const { model, catalog } = source;
  const site = siteByCode(siteCode);
  const person = usePersonWords(shown);
  const measurements = useMeasurementTexts(siteCode);
  const limit = t('result.paper.limit', { limit: limitWithName });
  if (evening.kind === 'measurement') {
    const { value, unit } = model.measurement;
    const since = evening.forecast.sinceLastDrinkMin;
    return [
      limit,
      [
        t('result.paper.measured', {
          value: measurements.valueWithUnit(value ?? 0, unit),
          time: when(0),
        }),
        t('measurement.lastSip', { time: when(-since) }),
      ].join(' · '),
    ];
  }

  /** "3 × Beer, Pint (568 ml), 5%" */
  function drinkText(drink: DrunkKind): string {
    const { type, amount, servingItemId, servingItemName, servingItemCapacityInMl, percent } =
      drink;
    const { name } = drinkKind(catalog, type);
    const strength = strengthText(percent, site);
    const serving = servingById(catalog, type, servingItemId);
    // No serving name: the amount is in millilitres, or the serving of a link is not in our catalog.
    if (serving?.isCustom || servingItemName === '') {
      const volume = t('plans.oneMore.volume', { volume: amount * servingItemCapacityInMl });
      return `${name} ${volume}, ${strength}`;
    }
    return `${amount} × ${name}, ${servingItemName}, ${strength}`;
  }

  const foods = [t('timing.food0'), t('timing.food1'), t('timing.food2'), t('timing.food3')];
  const food = t('result.paper.food', { food: foods[model.foodWhileDrinkingType] ?? '' });
  const periods = periodsOf(sittingsWithDrinks(model));
  const drunk = evening.forecast.sittings.map(({ startMin, finishMin }, index) => {
    const times = t('answer.period', { start: when(startMin), finish: when(finishMin) });
    const kinds = (periods[index] ?? []).flatMap((sitting) => drunkIn(sitting, catalog.typeOrder));
    const drinks = kinds.filter(({ percent }) => percent > 0).map(drinkText);
    return `${times}: ${drinks.join(' · ')}`;
  });
  return [[person, food, limit].join(' · '), ...drunk];
}
