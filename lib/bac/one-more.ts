import { bodyWaterLiters } from './body-water';
import { checkInput, sittingsOf } from './check-input';
import { clockTime } from './clock';
import { curveRules, oneMoreMin } from './constants';
import { driveAtMin } from './curve';
import { intakesOf, permilleOf } from './intake';
import { gramsOf, placeSittings } from './sittings';
import { solveCurve } from './solve-curve';
import type { CalculationInput, ClockTime, Drink } from './types';

/**
 * The cautious time to drive if one more drink followed: a sitting of 20 minutes from the last
 * finish. Counted from the same start as the result of the input, of whose sittings at least one
 * must hold alcohol. It may be the seventh sitting and end after the 24 hours that the others have.
 * @throws as `calculate`; {RangeError} also for an input without alcohol
 */
export function cautiousDriveAfterOneMore(input: CalculationInput, drink: Drink): ClockTime {
  checkInput(input);
  const { gender, ageYears, heightCm, weightKg, foodWhileDrinking, timeFormat = 24 } = input;
  const { startMinuteOfDay, sittings, lastFinishMin } = placeSittings(sittingsOf(input));
  const waterLiters = bodyWaterLiters(gender, ageYears, heightCm, weightKg);
  if (sittings.length === 0 || waterLiters <= 0) throw new RangeError('One more than nothing');
  const grams = gramsOf([drink]);
  const finishMin = grams > 0 ? lastFinishMin + oneMoreMin : lastFinishMin;
  const withOneMore =
    grams > 0 ? [...sittings, { startMin: lastFinishMin, finishMin, grams }] : sittings;
  const permillePerGram = permilleOf(1, foodWhileDrinking, waterLiters);
  const late = solveCurve(
    intakesOf(withOneMore, permillePerGram * curveRules.late.c0Factor),
    curveRules.late,
  );
  const driveMin = driveAtMin(late, input.legalDrivingLimitPermille, finishMin);
  return clockTime(startMinuteOfDay, driveMin, timeFormat);
}
