import {
  absorptionAfterLastDrinkMin,
  bodyWaterConversion,
  ceilMinutes,
  ethanolGramsPerMl,
  foodFactors,
  gramsOf,
  levelAt,
  waterTerms,
} from '@/lib/bac';
import { drinkKind } from '@/lib/drinks/servings';
import type { DrinksEvening } from '@/lib/evening/evening';
import { periodsOf, sittingsWithDrinks } from '@/lib/evening/planned-sittings';
import { measuredEvidence } from '@/lib/evidence/measured';
import { drunkIn } from '@/lib/model/drinks';
import type { EnteredSitting } from '@/lib/model/model';
import { breathLines, driveStep, rulesOf, timesOf } from './shared-steps';
import { StepList, type WorkingStep } from './step-list';
import { useWorkingInput, type WorkingInput } from './working-input';
import type { ShownResult } from '@/components/result/use-shown';

type Input = WorkingInput<DrinksEvening>;

/** The whole calculation with the visitor's numbers, in the site's unit. */
export function Working({ shown }: { shown: ShownResult<DrinksEvening> }) {
  const input = useWorkingInput(shown);
  const steps = [
    gramsStep(input),
    waterStep(input),
    riseStep(input),
    isOfSeveral(input) ? courseStep(input) : peakStep(input),
    soberStep(input),
    drinksDriveStep(input),
    rangeStep(input),
  ];
  return <StepList steps={steps} />;
}

const isOfSeveral = ({ shown }: Input) => shown.evening.forecast.sittings.length > 1;

/** One line per drink of a sitting: amount, volume, strength and grams of alcohol. */
function drinkLines({ shown, t, number }: Input, sitting: EnteredSitting): string[] {
  return drunkIn(sitting).map(({ type, amount, servingItemCapacityInMl: volume, percent }) =>
    t('result.working.grams.line', {
      drink: drinkKind(shown.source.catalog, type).name,
      amount: String(amount),
      volume: String(volume),
      percent: number(percent, 1),
      density: number(ethanolGramsPerMl, 3),
      grams: number(gramsOf([{ ml: amount * volume, percent }]), 1),
    }),
  );
}

function sittingLines(input: Input): string[] {
  const { shown, t, number } = input;
  const periods = periodsOf(sittingsWithDrinks(shown.source.model));
  return shown.evening.forecast.sittings.flatMap(({ startMin, finishMin, grams }, index) => [
    t('result.working.sittings.grams', {
      number: index + 1,
      start: shown.texts.when(startMin),
      finish: shown.texts.when(finishMin),
      grams: number(grams, 1),
    }),
    ...(periods[index] ?? []).flatMap((period) => drinkLines(input, period)),
  ]);
}

function gramsStep(input: Input): WorkingStep {
  const { shown, t, number } = input;
  const { totalAlcoholGrams } = shown.evening.forecast;
  const entered = sittingsWithDrinks(shown.source.model);
  return {
    title: t('result.alcohol.grams'),
    rule: t('result.working.grams.rule', { density: number(ethanolGramsPerMl, 3) }),
    lines: [
      ...(isOfSeveral(input)
        ? sittingLines(input)
        : entered.flatMap((sitting) => drinkLines(input, sitting))),
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

function riseStep(input: Input): WorkingStep {
  const { shown, t, number, level, fromGramsPerLitre } = input;
  const { foodWhileDrinkingType: food } = shown.source.model;
  const { sittings, totalAlcoholGrams, bodyWaterLiters, c0Permille } = shown.evening.forecast;
  const factor = number(foodFactors[food], 2);
  const conversion = number(bodyWaterConversion, 3);
  const water = number(bodyWaterLiters, 2);
  const foods = [t('timing.food0'), t('timing.food1'), t('timing.food2'), t('timing.food3')];
  return {
    title: t('result.working.rise.title'),
    rule: t('result.working.rise.rule', { conversion }),
    lines: sittings.map(({ grams }, index) => {
      // Each sitting contributes its share of c0.
      const risen = level((c0Permille * grams) / totalAlcoholGrams);
      const formula = `${number(grams, 1)} × ${factor} ÷ (${water} × ${conversion})${fromGramsPerLitre} = ${risen}`;
      return isOfSeveral(input)
        ? t('result.working.sittings.rise', { number: index + 1, formula })
        : formula;
    }),
    source: t('result.working.rise.source', {
      conversion,
      factor,
      food: foods[food] ?? '',
      curves: measuredEvidence.curves,
    }),
  };
}

function peakStep(input: Input): WorkingStep {
  const { shown, t, level, bare, likelyRate, inHours } = input;
  const { c0Permille, likely, lastFinishMin } = shown.evening.forecast;
  const peak = likely.peakPermille;
  const formula = `${bare(c0Permille)} − ${likelyRate} × ${inHours(lastFinishMin / 60)}`;
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

/** The likely curve by its corners. */
function courseStep({ shown, t, level, likelyRate, at }: Input): WorkingStep {
  return {
    title: t('result.working.sittings.course'),
    rule: t('result.working.sittings.courseRule', { rate: likelyRate }),
    lines: [],
    table: {
      head: [t('result.working.sittings.time'), t('result.working.sittings.level')],
      rows: shown.evening.forecast.curves.likely.map(({ atMin, permille }) => [
        at(ceilMinutes(atMin)),
        level(permille),
      ]),
    },
    source: t('result.working.peak.source', { rate: likelyRate }),
  };
}

/** The likely level at the last sip: that of a single sitting is the peak. */
function lastLevel({ shown, bare }: Input): string {
  const { curves, lastFinishMin } = shown.evening.forecast;
  return bare(levelAt(curves.likely, lastFinishMin));
}

/** "9.00 h + (0.516 − 0.20) ÷ 0.15 = 11 h 7 min → 23:07"; the time alone if drinking followed it. */
function fallLine(input: Input, excess: string, atMin: number): string {
  const { shown, likelyRate, inHours, at } = input;
  const { lastFinishMin } = shown.evening.forecast;
  const isBefore = isOfSeveral(input) && atMin <= lastFinishMin;
  const formula = isBefore ? '' : `${inHours(lastFinishMin / 60)} + ${excess} ÷ ${likelyRate} = `;
  return `${formula}${shown.texts.duration(atMin)} → ${at(atMin)}`;
}

function soberStep(input: Input): WorkingStep {
  const { shown, t, likelyRate: rate } = input;
  const { soberMin } = shown.evening.forecast.likely;
  return {
    title: t('result.working.sober.title'),
    rule: isOfSeveral(input)
      ? t('result.working.sittings.soberRule', { rate })
      : t('result.working.sober.rule', { rate }),
    lines: [fallLine(input, lastLevel(input), soberMin)],
  };
}

function drinksDriveStep(input: Input): WorkingStep {
  const { shown, t, bare, likelyRate: rate } = input;
  const excess = `(${lastLevel(input)} − ${bare(shown.evening.forecast.limitPermille)})`;
  return driveStep(input, {
    rule: isOfSeveral(input)
      ? t('result.working.sittings.driveRule', { rate })
      : t('result.working.drive.rule', { rate }),
    neverOver: t('result.working.drive.never'),
    formula: (driveMin) => fallLine(input, excess, driveMin),
  });
}

/** The optimistic and the cautious curve, with what differs from the likely one. */
function rangeStep(input: Input): WorkingStep {
  const { shown, t } = input;
  const { forecast } = shown.evening;
  const isSlow = forecast.likely.peakPermille === 0;
  const line = (name: 'optimistic' | 'cautious') => {
    const peak = shown.texts.peakWithUnit(forecast[name].peakPermille);
    return t('result.working.range.line', { peak, ...timesOf(input, name) });
  };
  return {
    title: t('result.working.range.title'),
    lines: [
      t('result.working.range.late', rulesOf(input, 'cautious')),
      line('cautious'),
      t('result.working.range.early', rulesOf(input, 'optimistic')),
      line('optimistic'),
      ...(isSlow || isOfSeveral(input) ? [t('result.working.range.floor')] : []),
      t('result.working.range.wait', { minutes: absorptionAfterLastDrinkMin }),
    ],
    source: t('result.working.range.source', {
      curves: measuredEvidence.curves,
      people: measuredEvidence.people,
      percent: measuredEvidence.leftOutPercent,
    }),
  };
}
