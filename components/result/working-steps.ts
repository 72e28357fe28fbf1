import { useTranslations } from 'next-intl';
import {
  absorptionAfterLastDrinkMin,
  bodyWaterConversion,
  ceilMinutes,
  curveRules,
  driveAtMin,
  ethanolGramsPerMl,
  foodFactors,
  waterTerms,
  type CurveName,
} from '@/lib/bac';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { measuredEvidence } from '@/lib/evidence/measured';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { DrinksEvening } from '@/lib/evening/evening';
import { sittingsWithDrinks } from '@/lib/evening/planned-sittings';
import type { CalculatorModel } from '@/lib/model/model';
import { formulaTexts } from './formula-texts';
import type { ResultTexts } from './result-texts';
import { useBreathLines } from './breath-lines';
import { useCourseSteps, useDrinkLines } from './working-course';

/** One step of the calculation: its formula, the visitor's numbers, where it comes from. */
export interface WorkingStep {
  title: string;
  /** The formula in words. */
  rule?: string;
  lines: string[];
  table?: { head: [string, string]; rows: [string, string][] };
  source?: string;
}

export interface WorkingInput {
  model: CalculatorModel;
  catalog: DrinkCatalog;
  evening: DrinksEvening;
  texts: ResultTexts;
  /** "Poland", "Your own limit" */
  limitName: string;
  /** Whose law says in breath what the limit is; undefined where the country is none of the list. */
  breathLaw: CountryOption | undefined;
}

/**
 * The whole calculation with the visitor's numbers, in order; also copied as text. Every formula is
 * in the site's unit.
 */
export function useWorkingSteps(input: WorkingInput): WorkingStep[] {
  const t = useTranslations();
  const drinkLines = useDrinkLines(input);
  const breathLines = useBreathLines(input.evening.limit, input.breathLaw, input.texts);
  const { model, evening, texts, limitName } = input;
  const { forecast } = evening;
  const { limitPermille, likely, totalAlcoholGrams, bodyWaterLiters, c0Permille } = forecast;
  const { number } = texts;
  const { eliminationPermillePerHour: rate } = curveRules.likely;
  const isSlow = likely.peakPermille === 0;
  const hours = forecast.lastFinishMin / 60;
  const peak = likely.peakPermille;
  const { level, bare, fromGramsPerLitre, rate: rateOf } = formulaTexts(texts);
  const inHours = (value: number) => `${number(value, 2)}\u00a0h`;
  const rateText = rateOf(rate);
  const at = texts.when;
  const hasSeveral = forecast.sittings.length > 1;
  const several = useCourseSteps(input, { inHours, at });
  const foods = {
    0: t('timing.food0'),
    1: t('timing.food1'),
    2: t('timing.food2'),
    3: t('timing.food3'),
  };

  function gramsStep(): WorkingStep {
    const density = number(ethanolGramsPerMl, 3);
    return {
      title: t('result.working.grams.title'),
      rule: t('result.working.grams.rule', { density }),
      lines: [
        ...sittingsWithDrinks(model).flatMap(drinkLines),
        t('result.working.grams.total', { grams: number(totalAlcoholGrams, 1) }),
      ],
      source: t('result.working.grams.source'),
    };
  }

  function waterStep(): WorkingStep {
    const terms = waterTerms[model.gender];
    const [height, weight] = [number(model.heightInCm, 1), number(model.weightInKg, 1)];
    const words = {
      base: number(Math.abs(terms.base), 3),
      perCm: number(terms.perCm, 4),
      perKg: number(terms.perKg, 4),
    };
    const perYear = number(Math.abs(terms.perYear), 5);
    const start =
      model.gender === 0 ? `${words.base} − ${perYear} × ${model.age}` : `−${words.base}`;
    return {
      title: t('result.working.water.title'),
      rule:
        model.gender === 0
          ? t('result.working.water.ruleMale', { ...words, perYear })
          : t('result.working.water.ruleFemale', words),
      lines: [
        `${start} + ${words.perCm} × ${height} + ${words.perKg} × ${weight} = ${number(bodyWaterLiters, 2)} ${t('unit.litre')}`,
      ],
      source: t('result.working.water.source'),
    };
  }

  function riseStep(): WorkingStep {
    const factor = number(foodFactors[model.foodWhileDrinkingType], 2);
    const conversion = number(bodyWaterConversion, 3);
    return {
      title: t('result.working.rise.title'),
      rule: t('result.working.rise.rule', { conversion }),
      lines: [
        `${number(totalAlcoholGrams, 1)} × ${factor} ÷ (${number(bodyWaterLiters, 2)} × ${conversion})${fromGramsPerLitre} = ${level(c0Permille)}`,
      ],
      source: t('result.working.rise.source', {
        conversion,
        factor,
        food: foods[model.foodWhileDrinkingType],
        curves: measuredEvidence.curves,
      }),
    };
  }

  function peakStep(): WorkingStep {
    const raw = `${bare(c0Permille)} − ${rateText} × ${inHours(hours)}`;
    return {
      title: t('result.working.peak.title'),
      rule: t('result.working.peak.rule', { rate: rateText }),
      lines: isSlow
        ? [`${raw} ≤ 0`, t('result.working.peak.none')]
        : [`${raw} = ${level(peak)}`, ...breathLines(peak)],
      source: t('result.working.peak.source', { rate: rateText }),
    };
  }

  function soberStep(): WorkingStep {
    const { soberMin } = likely;
    return {
      title: t('result.working.sober.title'),
      rule: t('result.working.sober.rule', { rate: rateText }),
      lines: [
        `${inHours(hours)} + ${bare(peak)} ÷ ${rateText} = ${texts.duration(soberMin)} → ${at(soberMin)}`,
      ],
    };
  }

  function driveStep(): WorkingStep {
    const limit = t('result.working.drive.limit', {
      limit: texts.limitInAllUnits(limitPermille).join(', '),
      name: limitName,
    });
    // Where full clearance leads, the time of the limit stands below it: this is how it comes about.
    const driveMin = forecast.limitMin?.likely ?? likely.driveMin;
    const forbidden = forecast.limitMin ? [t('caveat.anyForbidden')] : [];
    const title = t('result.working.drive.title');
    if (limitPermille === 0) return { title, lines: [limit, t('result.working.drive.zero')] };
    if (driveMin === 0)
      return { title, lines: [limit, t('result.working.drive.never'), ...forbidden] };
    return {
      title,
      rule: t('result.working.drive.rule', { rate: rateText }),
      lines: [
        limit,
        `${inHours(hours)} + (${bare(peak)} − ${bare(limitPermille)}) ÷ ${rateText} = ${texts.duration(driveMin)} → ${at(driveMin)}`,
        ...forbidden,
      ],
    };
  }

  function rangeStep(): WorkingStep {
    const words = (name: Exclude<CurveName, 'likely'>) => ({
      factor: number(curveRules[name].c0Factor, 2),
      rate: rateOf(curveRules[name].eliminationPermillePerHour),
    });
    const line = (name: Exclude<CurveName, 'likely'>) => {
      const { peakPermille, soberMin } = forecast[name];
      const driveMin = ceilMinutes(driveAtMin(forecast, name, limitPermille));
      return t('result.working.range.line', {
        peak: texts.levelWithUnit(peakPermille),
        drive: driveMin === 0 ? t('result.working.range.throughout') : at(driveMin),
        sober: at(soberMin),
      });
    };
    return {
      title: t('result.working.range.title'),
      lines: [
        t('result.working.range.late', words('late')),
        line('late'),
        t('result.working.range.early', words('early')),
        line('early'),
        ...(isSlow || hasSeveral ? [t('result.working.range.floor')] : []),
        t('result.working.range.wait', { minutes: absorptionAfterLastDrinkMin }),
      ],
      source: t('result.working.range.source', {
        curves: measuredEvidence.curves,
        people: measuredEvidence.people,
        percent: measuredEvidence.leftOutPercent,
      }),
    };
  }

  if (hasSeveral) {
    return [
      several.grams(),
      waterStep(),
      several.rise(riseStep()),
      several.course(),
      several.sober(),
      several.drive(),
      rangeStep(),
    ];
  }
  return [gramsStep(), waterStep(), riseStep(), peakStep(), soberStep(), driveStep(), rangeStep()];
}
