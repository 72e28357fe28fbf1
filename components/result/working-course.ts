import { useTranslations } from 'next-intl';
import {
  bodyWaterConversion,
  ceilMinutes,
  curveRules,
  ethanolGramsPerMl,
  foodFactors,
  gramsOf,
  levelAt,
  type PlacedSitting,
} from '@/lib/bac';
import { drinkKind } from '@/lib/drinks/servings';
import { periodsWithDrinks } from '@/lib/evening/planned-sittings';
import { drinkTypes, type EnteredSitting } from '@/lib/model/model';
import { formulaTexts } from './formula-texts';
import type { WorkingInput, WorkingStep } from './working-steps';

/** How the working writes its numbers. */
export interface WorkingWords {
  /** "2.00 h" */
  inHours: (hours: number) => string;
  /** "Mon 06:19" */
  at: (atMin: number) => string;
}

/** The drinks of one sitting, a line each. */
export function useDrinkLines({ catalog, texts }: Pick<WorkingInput, 'catalog' | 'texts'>) {
  const t = useTranslations();
  const { number } = texts;
  return ({ alcoholSettings }: EnteredSitting): string[] =>
    drinkTypes
      .filter((type) => alcoholSettings[type].amount > 0)
      .map((type) => {
        const { amount, servingItemCapacityInMl: volume, percent } = alcoholSettings[type];
        return t('result.working.grams.line', {
          drink: drinkKind(catalog, type).name,
          amount: String(amount),
          volume: String(volume),
          percent: number(percent, 1),
          density: number(ethanolGramsPerMl, 3),
          grams: number(gramsOf([{ ml: amount * volume, percent }]), 1),
        });
      });
}

/**
 * The steps that differ where there are several sittings: what each brings, the course of the level
 * by its corners, and both times read off it.
 */
export function useCourseSteps(input: WorkingInput, words: WorkingWords) {
  const t = useTranslations();
  const drinkLines = useDrinkLines(input);
  const { model, evening, texts, limitName } = input;
  const { forecast } = evening;
  const { limitPermille, likely, sittings, totalAlcoholGrams } = forecast;
  const { inHours, at } = words;
  const { level, bare, fromGramsPerLitre, rate: rateOf } = formulaTexts(texts);
  const { number } = texts;
  const corners = forecast.curves.likely;
  const rate = rateOf(curveRules.likely.eliminationPermillePerHour);
  const drunk = periodsWithDrinks(model);
  const { lastFinishMin } = forecast;
  const lastPermille = levelAt(corners, lastFinishMin);

  /** "9.00 h + (0.516 − 0.20) ÷ 0.15 = 11 h 7 min → 23:07", from the last sip on. */
  function fallLine(fall: string, atMin: number): string {
    const fallen = atMin > lastFinishMin ? `${inHours(lastFinishMin / 60)} + ${fall} = ` : '';
    return `${fallen}${texts.duration(atMin)} → ${at(atMin)}`;
  }

  function grams(): WorkingStep {
    const density = number(ethanolGramsPerMl, 3);
    const lines = sittings.flatMap((sitting, index) => {
      const heading = t('result.working.sittings.grams', {
        number: index + 1,
        start: texts.when(sitting.startMin),
        finish: texts.when(sitting.finishMin),
        grams: number(sitting.grams, 1),
      });
      const entered = drunk[index];
      return [heading, ...(entered ?? []).flatMap(drinkLines)];
    });
    return {
      title: t('result.working.grams.title'),
      rule: t('result.working.grams.rule', { density }),
      lines: [...lines, t('result.working.grams.total', { grams: number(totalAlcoholGrams, 1) })],
      source: t('result.working.grams.source'),
    };
  }

  function rise(step: WorkingStep): WorkingStep {
    const factor = number(foodFactors[model.foodWhileDrinkingType], 2);
    const water = number(forecast.bodyWaterLiters, 2);
    const conversion = number(bodyWaterConversion, 3);
    const line = (sitting: PlacedSitting, index: number) => {
      // All that was drunk makes c0; a sitting makes its share of it.
      const risen = (forecast.c0Permille * sitting.grams) / totalAlcoholGrams;
      return t('result.working.sittings.rise', {
        number: index + 1,
        formula: `${number(sitting.grams, 1)} × ${factor} ÷ (${water} × ${conversion})${fromGramsPerLitre} = ${level(risen)}`,
      });
    };
    return { ...step, lines: sittings.map(line) };
  }

  function course(): WorkingStep {
    return {
      title: t('result.working.sittings.course'),
      rule: t('result.working.sittings.courseRule', { rate }),
      lines: [],
      table: {
        head: [t('result.working.sittings.time'), t('result.working.sittings.level')],
        rows: corners.map(({ atMin, permille }) => [
          texts.when(ceilMinutes(atMin)),
          level(permille),
        ]),
      },
      source: t('result.working.peak.source', { rate }),
    };
  }

  function sober(): WorkingStep {
    const { soberMin } = likely;
    return {
      title: t('result.working.sober.title'),
      rule: t('result.working.sittings.soberRule', { rate }),
      lines: [fallLine(`${bare(lastPermille)} ÷ ${rate}`, soberMin)],
    };
  }

  function drive(): WorkingStep {
    const title = t('result.working.drive.title');
    const limit = t('result.working.drive.limit', {
      limit: texts.limitInAllUnits(limitPermille).join(', '),
      name: limitName,
    });
    // Where full clearance leads, the time of the limit stands below it: this is how it comes about.
    const driveMin = forecast.limitMin?.likely ?? likely.driveMin;
    const forbidden = forecast.limitMin ? [t('caveat.anyForbidden')] : [];
    if (limitPermille === 0) return { title, lines: [limit, t('result.working.drive.zero')] };
    if (driveMin === 0)
      return { title, lines: [limit, t('result.working.drive.never'), ...forbidden] };
    const excess = `(${bare(lastPermille)} − ${bare(limitPermille)})`;
    return {
      title,
      rule: t('result.working.sittings.driveRule', { rate }),
      lines: [limit, fallLine(`${excess} ÷ ${rate}`, driveMin), ...forbidden],
    };
  }

  return { grams, rise, course, sober, drive };
}
