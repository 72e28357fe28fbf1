import { roundHalfUp } from '@/lib/bac';
import type { CountryLimit } from './limits';

/** Decimals of values in mg/L, as on devices and in laws. */
const breathDecimals = 2;
const stepMgPerL = 10 ** -breathDecimals;

/** Tolerance for floating-point error. */
const tolerancePermille = 1e-9;

/**
 * An estimated level, permille, as printed in mg/L of breath: by the ratio of the law, two decimals,
 * rounded half up. Where that, or a law whose two limits do not match its ratio (Russia: 0.3 and
 * 0.16), would make an offence look legal, it is raised to the minimum value that is an offence.
 * @param breathRatio litres of breath with as much alcohol as one litre of blood
 * @param law of the chosen country; undefined if there is none
 */
export function printedBreath(
  permille: number,
  breathRatio: number,
  law: CountryLimit | undefined,
): { mgPerL: number; isRaised: boolean } {
  const rounded = roundHalfUp((permille * 1000) / breathRatio, breathDecimals);
  const { breath, onlyAbove } = law ?? {};
  /** The minimum value to print by one limit; 0 if the level is no offence. */
  function minOf(limitPermille: number | null, limitMgPerL: number | null): number {
    if (limitPermille === null || limitMgPerL === null) return 0;
    const excess = permille - limitPermille;
    if (onlyAbove) return excess > tolerancePermille ? limitMgPerL + stepMgPerL : 0;
    return excess >= -tolerancePermille ? limitMgPerL : 0;
  }
  const min =
    law && breath
      ? Math.max(
          minOf(law.permille, breath.mgPerL),
          minOf(law.noviceOrProfessionalPermille, breath.noviceOrProfessionalMgPerL),
        )
      : 0;
  return { mgPerL: Math.max(rounded, min), isRaised: min > rounded };
}
