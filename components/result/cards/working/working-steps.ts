import { useShownDrinks } from '@/components/result/shown-result';
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
import type { DrinksEvening } from '@/lib/evening/evening';
import { sittingsWithDrinks } from '@/lib/evening/planned-sittings';
import { measuredEvidence } from '@/lib/evidence/measured';
import { breathLines } from './breath-lines';
import { drinkLines } from './drink-lines';
import { driveStep } from './drive-step';
import { useWorkingInput, type WorkingInput } from './use-working-input';
import {
  courseStep,
  sittingsDriveStep,
  sittingsGramsStep,
  sittingsRiseStep,
  sittingsSoberStep,
} from './working-course';
import type { WorkingStep } from './working-step';

type Input = WorkingInput<DrinksEvening>;

/** The whole calculation with the visitor's numbers, in the site's unit; also copied as text. */
export function useWorkingSteps(): WorkingStep[] {
  const input = useWorkingInput(useShownDrinks());
  if (input.shown.evening.forecast.sittings.length > 1) {
    return [
      sittingsGramsStep(input),
      waterStep(input),
      sittingsRiseStep(input, riseStep(input)),
      courseStep(input),
      sittingsSoberStep(input),
      sittingsDriveStep(input),
      rangeStep(input),
    ];
  }
  return [
    gramsStep(input),
    waterStep(input),
    riseStep(input),
    peakStep(input),
    soberStep(input),
    singleDriveStep(input),
    rangeStep(input),
  ];
}

const hoursOf = ({ shown }: Input) => shown.evening.forecast.lastFinishMin / 60;

function gramsStep(input: Input): WorkingStep {
  const { shown, t, number } = input;
  const { totalAlcoholGrams } = shown.evening.forecast;
  return {
    title: t('result.alcohol.grams'),
    rule: t('result.working.grams.rule', { density: number(ethanolGramsPerMl, 3) }),
    lines: [
      ...sittingsWithDrinks(shown.source.model).flatMap((sitting) => drinkLines(input, sitting)),
      t('result.working.grams.total', { grams: number(totalAlcoholGrams, 1) }),
    ],
    source: t('result.working.grams.source'),
  };
}

function waterStep({ shown, t, number }: Input): WorkingStep {
  const { gender, ageYears, heightCm, weightKg } = shown.evening.input;
  const { bodyWaterLiters } = shown.evening.forecast;
  const terms = waterTerms[gender];
  const [height, weight] = [number(heightCm, 1), number(weightKg, 1)];
  const words = {
    base: number(Math.abs(terms.base), 3),
    perCm: number(terms.perCm, 4),
    perKg: number(terms.perKg, 4),
  };
  const perYear = number(Math.abs(terms.perYear), 5);
  const start = gender === 0 ? `${words.base} − ${perYear} × ${ageYears}` : `−${words.base}`;
  return {
    title: t('result.alcohol.water'),
    rule:
      gender === 0
        ? t('result.working.water.ruleMale', { ...words, perYear })
        : t('result.working.water.ruleFemale', words),
    lines: [
      `${start} + ${words.perCm} × ${height} + ${words.perKg} × ${weight} = ${number(bodyWaterLiters, 2)} ${t('unit.litre')}`,
    ],
    source: t('result.working.water.source'),
  };
}

function riseStep({ shown, t, number, level, fromGramsPerLitre }: Input): WorkingStep {
  const { foodWhileDrinkingType: food } = shown.source.model;
  const { totalAlcoholGrams, bodyWaterLiters, c0Permille } = shown.evening.forecast;
  const factor = number(foodFactors[food], 2);
  const conversion = number(bodyWaterConversion, 3);
  const foods = {
    0: t('timing.food0'),
    1: t('timing.food1'),
    2: t('timing.food2'),
    3: t('timing.food3'),
  };
  return {
    title: t('result.working.rise.title'),
    rule: t('result.working.rise.rule', { conversion }),
    lines: [
      `${number(totalAlcoholGrams, 1)} × ${factor} ÷ (${number(bodyWaterLiters, 2)} × ${conversion})${fromGramsPerLitre} = ${level(c0Permille)}`,
    ],
    source: t('result.working.rise.source', {
      conversion,
      factor,
      food: foods[food],
      curves: measuredEvidence.curves,
    }),
  };
}

function peakStep(input: Input): WorkingStep {
  const { shown, t, level, bare, likelyRate, inHours } = input;
  const { c0Permille, likely } = shown.evening.forecast;
  const peak = likely.peakPermille;
  const formula = `${bare(c0Permille)} − ${likelyRate} × ${inHours(hoursOf(input))}`;
  return {
    title: t('result.working.peak.title'),
    rule: t('result.working.peak.rule', { rate: likelyRate }),
    lines:
      peak === 0
        ? [`${formula} ≤ 0`, t('result.working.peak.none')]
        : [`${formula} = ${level(peak)}`, ...breathLines(input, peak)],
    source: t('result.working.peak.source', { rate: likelyRate }),
  };
}

function soberStep(input: Input): WorkingStep {
  const { shown, t, bare, likelyRate, inHours, at } = input;
  const { peakPermille, soberMin } = shown.evening.forecast.likely;
  return {
    title: t('result.working.sober.title'),
    rule: t('result.working.sober.rule', { rate: likelyRate }),
    lines: [
      `${inHours(hoursOf(input))} + ${bare(peakPermille)} ÷ ${likelyRate} = ${shown.texts.duration(soberMin)} → ${at(soberMin)}`,
    ],
  };
}

function singleDriveStep(input: Input): WorkingStep {
  const { shown, t, bare, likelyRate, inHours, at } = input;
  const { likely, limitPermille } = shown.evening.forecast;
  return driveStep(input, {
    title: t('result.working.drive.title'),
    rule: t('result.working.drive.rule', { rate: likelyRate }),
    neverOver: t('result.working.drive.never'),
    formula: (driveMin) =>
      `${inHours(hoursOf(input))} + (${bare(likely.peakPermille)} − ${bare(limitPermille)}) ÷ ${likelyRate} = ${shown.texts.duration(driveMin)} → ${at(driveMin)}`,
  });
}

/** The optimistic and the cautious curve, with what differs from the likely one. */
function rangeStep({ shown, t, number, rate, at }: Input): WorkingStep {
  const { forecast } = shown.evening;
  const isSlow = forecast.likely.peakPermille === 0;
  const words = (name: Exclude<CurveName, 'likely'>) => ({
    factor: number(curveRules[name].c0Factor, 2),
    rate: rate(curveRules[name].eliminationPermillePerHour),
  });
  const line = (name: Exclude<CurveName, 'likely'>) => {
    const { peakPermille, soberMin } = forecast[name];
    const driveMin = ceilMinutes(driveAtMin(forecast, name, forecast.limitPermille));
    return t('result.working.range.line', {
      peak: shown.texts.peakWithUnit(peakPermille),
      drive: driveMin === 0 ? t('result.working.range.throughout') : at(driveMin),
      sober: at(soberMin),
    });
  };
  return {
    title: t('result.working.range.title'),
    lines: [
      t('result.working.range.late', words('cautious')),
      line('cautious'),
      t('result.working.range.early', words('optimistic')),
      line('optimistic'),
      ...(isSlow || forecast.sittings.length > 1 ? [t('result.working.range.floor')] : []),
      t('result.working.range.wait', { minutes: absorptionAfterLastDrinkMin }),
    ],
    source: t('result.working.range.source', {
      curves: measuredEvidence.curves,
      people: measuredEvidence.people,
      percent: measuredEvidence.leftOutPercent,
    }),
  };
}
