import {
  calculate,
  driveAtMin,
  ethanolGramsPerMl,
  h24Text,
  peakOf,
  type CalculationInput,
  type CurveName,
} from '@/lib/bac';
import { targets, type MeasuredCurve } from './validate-data';

/** What is compared: the engine's three curves, and the form of the textbooks. */
export type Form = CurveName | 'textbook';

/** One form's answer for one measured person. */
export interface Estimate {
  peakPermille: number;
  /** Hours from the start to each target; 0 when the level is never above it. */
  hoursTo: number[];
}

/** The textbooks' 0.8: 0.8 x grams / (1.055 x water), elimination as in the likely curve. */
const textbookFactor = 0.8;

/** Strength of the drink that stands for the dose; any would do, only the grams count. */
const dosePercent = 40;

function inputOf(measured: MeasuredCurve, grams: number): CalculationInput {
  const { gender, ageYears, heightCm, weightKg, food, drinkingMin } = measured;
  const ml = grams / ethanolGramsPerMl / (dosePercent / 100);
  return {
    gender,
    ageYears,
    heightCm,
    weightKg,
    foodWhileDrinking: food,
    timeStart: h24Text(0),
    timeFinish: h24Text(drinkingMin),
    drinks: [{ ml, percent: dosePercent }],
    legalDrivingLimitPermille: 0,
  };
}

/** The engine itself asked about a measured person, unrounded. */
export function estimate(measured: MeasuredCurve): Record<Form, Estimate> {
  const answer = (grams: number, name: CurveName): Estimate => {
    const { curves, lastFinishMin } = calculate(inputOf(measured, grams));
    const curve = curves[name];
    return {
      peakPermille: peakOf(curve).permille,
      hoursTo: targets.map(
        ({ limitPermille }) => driveAtMin(curve, limitPermille, lastFinishMin) / 60,
      ),
    };
  };
  const { grams } = measured;
  return {
    early: answer(grams, 'early'),
    likely: answer(grams, 'likely'),
    late: answer(grams, 'late'),
    textbook: answer(grams * textbookFactor, 'likely'),
  };
}
