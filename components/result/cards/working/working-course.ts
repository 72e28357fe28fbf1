import {
  bodyWaterConversion,
  ceilMinutes,
  ethanolGramsPerMl,
  foodFactors,
  levelAt,
  type PlacedSitting,
} from '@/lib/bac';
import type { DrinksEvening } from '@/lib/evening/evening';
import { periodsWithDrinks } from '@/lib/evening/planned-sittings';
import { drinkLines } from './drink-lines';
import { driveStep } from './drive-step';
import type { WorkingInput } from './use-working-input';
import type { WorkingStep } from './working-step';

// The steps of several sittings that differ from those of a single one.

type Input = WorkingInput<DrinksEvening>;

/** The level at the last drink, permille. */
function lastPermille({ shown }: Input): number {
  const { curves, lastFinishMin } = shown.evening.forecast;
  return levelAt(curves.likely, lastFinishMin);
}

/**
 * "9.00 h + (0.516 − 0.20) ÷ 0.15 = 11 h 7 min → 23:07"; without the hours if before the last
 * drink.
 */
function fallLine({ shown, inHours, at }: Input, fall: string, atMin: number): string {
  const { lastFinishMin } = shown.evening.forecast;
  const formula = atMin > lastFinishMin ? `${inHours(lastFinishMin / 60)} + ${fall} = ` : '';
  return `${formula}${shown.texts.duration(atMin)} → ${at(atMin)}`;
}

export function sittingsGramsStep(input: Input): WorkingStep {
  const { shown, t, number } = input;
  const { sittings, totalAlcoholGrams } = shown.evening.forecast;
  const periods = periodsWithDrinks(shown.source.model);
  const lines = sittings.flatMap((sitting, index) => {
    const heading = t('result.working.sittings.grams', {
      number: index + 1,
      start: shown.texts.when(sitting.startMin),
      finish: shown.texts.when(sitting.finishMin),
      grams: number(sitting.grams, 1),
    });
    const entered = periods[index] ?? [];
    return [heading, ...entered.flatMap((period) => drinkLines(input, period))];
  });
  return {
    title: t('result.alcohol.grams'),
    rule: t('result.working.grams.rule', { density: number(ethanolGramsPerMl, 3) }),
    lines: [...lines, t('result.working.grams.total', { grams: number(totalAlcoholGrams, 1) })],
    source: t('result.working.grams.source'),
  };
}

/** @param step that of a single sitting, whose lines are replaced */
export function sittingsRiseStep(input: Input, step: WorkingStep): WorkingStep {
  const { shown, t, number, level, fromGramsPerLitre } = input;
  const { sittings, bodyWaterLiters, c0Permille, totalAlcoholGrams } = shown.evening.forecast;
  const factor = number(foodFactors[shown.source.model.foodWhileDrinkingType], 2);
  const water = number(bodyWaterLiters, 2);
  const conversion = number(bodyWaterConversion, 3);
  const line = (sitting: PlacedSitting, index: number) => {
    // Each sitting contributes its share of c0.
    const risen = (c0Permille * sitting.grams) / totalAlcoholGrams;
    return t('result.working.sittings.rise', {
      number: index + 1,
      formula: `${number(sitting.grams, 1)} × ${factor} ÷ (${water} × ${conversion})${fromGramsPerLitre} = ${level(risen)}`,
    });
  };
  return { ...step, lines: sittings.map(line) };
}

/** The likely curve by its corners. */
export function courseStep({ shown, t, level, likelyRate }: Input): WorkingStep {
  return {
    title: t('result.working.sittings.course'),
    rule: t('result.working.sittings.courseRule', { rate: likelyRate }),
    lines: [],
    table: {
      head: [t('result.working.sittings.time'), t('result.working.sittings.level')],
      rows: shown.evening.forecast.curves.likely.map(({ atMin, permille }) => [
        shown.texts.when(ceilMinutes(atMin)),
        level(permille),
      ]),
    },
    source: t('result.working.peak.source', { rate: likelyRate }),
  };
}

export function sittingsSoberStep(input: Input): WorkingStep {
  const { shown, t, bare, likelyRate } = input;
  const { soberMin } = shown.evening.forecast.likely;
  return {
    title: t('result.working.sober.title'),
    rule: t('result.working.sittings.soberRule', { rate: likelyRate }),
    lines: [fallLine(input, `${bare(lastPermille(input))} ÷ ${likelyRate}`, soberMin)],
  };
}

export function sittingsDriveStep(input: Input): WorkingStep {
  const { shown, t, bare, likelyRate } = input;
  const excess = `(${bare(lastPermille(input))} − ${bare(shown.evening.forecast.limitPermille)})`;
  return driveStep(input, {
    title: t('result.working.drive.title'),
    rule: t('result.working.sittings.driveRule', { rate: likelyRate }),
    neverOver: t('result.working.drive.never'),
    formula: (driveMin) => fallLine(input, `${excess} ÷ ${likelyRate}`, driveMin),
  });
}
