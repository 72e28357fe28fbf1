import { roundHalfUp } from '@/lib/bac';
import type { CountryLimit } from './limits';

/** The limits of a country in blood and in breath. */
type BreathRule = Pick<
  CountryLimit,
  'permille' | 'noviceOrProfessionalPermille' | 'breath' | 'onlyAbove'
>;

/** Decimals of values in mg/L, as on devices and in laws. */
const breathDecimals = 2;
const stepMgPerL = 10 ** -breathDecimals;

/** Tolerance for floating-point error. */
const tolerancePermille = 1e-9;

/** The minimum value to print for a level, by one limit; 0 if the level is no offence. */
function minMgPerL(
  permille: number,
  limitPermille: number | null,
  limitMgPerL: number | null,
  isOnlyAbove: boolean,
): number {
  if (limitPermille === null || limitMgPerL === null) return 0;
  const excess = permille - limitPermille;
  if (isOnlyAbove) return excess > tolerancePermille ? limitMgPerL + stepMgPerL : 0;
  return excess >= -tolerancePermille ? limitMgPerL : 0;
}

/**
 * Converts an estimated level to milligrams per litre of breath as printed: with the ratio of the
 * law, two decimals, rounded half up, so that a level equal to the limit is not printed below the
 * law's own limit in breath. Where rounding, or a law whose two limits do not match its ratio
 * (Russia: 0.3 and 0.16), would make an offence look legal, the minimum value that is an offence is
 * printed. The engine's own `mgPerL` stays permille divided by 2.1.
 * @param permille of the blood, 0 or more
 * @param breathRatio litres of breath with as much alcohol as one litre of blood
 * @param law of the chosen country; undefined if there is none
 * @returns `isRaised` if the minimum value of an offence is printed
 */
export function printedBreath(
  permille: number,
  breathRatio: number,
  law: BreathRule | undefined,
): { mgPerL: number; isRaised: boolean } {
  const rounded = roundHalfUp((permille * 1000) / breathRatio, breathDecimals);
  const { breath = null } = law ?? {};
  const isOnlyAbove = law?.onlyAbove ?? false;
  const min =
    law && breath
      ? Math.max(
          minMgPerL(permille, law.permille, breath.mgPerL, isOnlyAbove),
          minMgPerL(
            permille,
            law.noviceOrProfessionalPermille,
            breath.noviceOrProfessionalMgPerL,
            isOnlyAbove,
          ),
        )
      : 0;
  return { mgPerL: Math.max(rounded, min), isRaised: min > rounded };
}
