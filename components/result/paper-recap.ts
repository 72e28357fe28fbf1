import { useTranslations } from 'next-intl';
import { roundHalfUp } from '@/lib/bac';
import { drinkKind, servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import { sittingsWithDrinks, hasAlcohol } from '@/lib/evening/planned-sittings';
import { strengthText } from '@/lib/i18n/format';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import { weightMeasures } from '@/lib/model/body-picker';
import type { AlcoholSetting, DrinkType, EnteredSitting } from '@/lib/model/model';
import { siteByCode } from '@/lib/site/sites';
import type { PaperInput } from './paper-input';
import type { ResultTexts } from './result-texts';

const noBreakSpace = '\u00a0';

/** "Woman, 58 kg": nothing else of the body is ever told. */
export function usePersonWords({ source }: PaperInput, texts: ResultTexts): string {
  const t = useTranslations();
  const { model } = source;
  const units = {
    cm: t('unit.cm'),
    kg: t('unit.kg'),
    ft: t('unit.ft'),
    in: t('unit.in'),
    st: t('unit.st'),
    lb: t('unit.lb'),
  };
  const kg = roundHalfUp(model.weightInKg, 1);
  const weight =
    model.unitSystem === 'metric'
      ? `${texts.number(kg, Number.isInteger(kg) ? 0 : 1)}${noBreakSpace}${units.kg}`
      : weightMeasures(model.weightInKg, model)
          .map(({ value, unit }) => `${value}${noBreakSpace}${units[unit]}`)
          .join(' ');
  const person = model.gender === 0 ? t('person.male') : t('person.female');
  return t('result.paper.person', { person, weight });
}

/** Writes what was drunk in one sitting: "3 × Beer, Pint (568 ml), 5%". */
function useDrinkWords({ siteCode }: PaperInput, catalog: DrinkCatalog) {
  const t = useTranslations();
  const site = siteByCode(siteCode);

  function drinkText(type: DrinkType, setting: AlcoholSetting): string {
    const { amount, servingItemId, servingItemName, servingItemCapacityInMl, percent } = setting;
    const { name } = drinkKind(catalog, type);
    const strength = strengthText(percent, site);
    const serving = servingById(catalog, type, servingItemId);
    // A row that counts millilitres, and a link's glass that is none of ours, have no name.
    if (!serving || serving.isCustom) {
      const volume = t('plans.oneMore.volume', { volume: amount * servingItemCapacityInMl });
      return `${name} ${volume}, ${strength}`;
    }
    return `${amount} × ${name}, ${servingItemName}, ${strength}`;
  }

  return ({ alcoholSettings }: EnteredSitting): string[] =>
    catalog.typeOrder
      .filter((type) => alcoholSettings[type].amount * alcoholSettings[type].percent > 0)
      .map((type) => drinkText(type, alcoholSettings[type]));
}

/**
 * What the result was computed of: person, food and limit in one line; then each sitting, or the
 * measured value, with its times.
 * @param when writes a minute of the evening with its day
 */
export function usePaperRecap(input: PaperInput, when: (atMin: number) => string): string[] {
  const t = useTranslations();
  const { siteCode, source, evening, texts, limitWithName } = input;
  const { model, catalog } = source;
  const person = usePersonWords(input, texts);
  const drinksOf = useDrinkWords(input, catalog);
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
        t('result.paper.lastSip', { time: when(-since) }),
      ].join(' · '),
    ];
  }
  const foods = [t('timing.food0'), t('timing.food1'), t('timing.food2'), t('timing.food3')];
  const food = t('result.paper.food', { food: foods[model.foodWhileDrinkingType] ?? '' });
  const drunk = sittingsWithDrinks(model).filter(hasAlcohol);
  const periods = new Map<string, string[]>();
  evening.forecast.sittings.forEach(({ startMin, finishMin }, index) => {
    const times = t('result.sittings.times', { start: when(startMin), finish: when(finishMin) });
    const sitting = drunk[index];
    periods.set(times, [...(periods.get(times) ?? []), ...(sitting ? drinksOf(sitting) : [])]);
  });
  return [
    [person, food, limit].join(' · '),
    ...[...periods].map(([times, drinks]) => `${times}: ${drinks.join(' · ')}`),
  ];
}
