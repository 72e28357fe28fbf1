import { roundHalfUp } from '@/lib/bac';
import type { BreathLimit } from './limits';

/** What a country's law says in blood and in breath. */
interface BreathRule {
  /** Grams per litre of blood. */
  permille: number;
  noviceOrProfessionalPermille: number | null;
  breath: BreathLimit | null;
  onlyAbove?: true;
}

/** Of devices and laws, milligrams per litre. */
const breathDecimals = 2;
const stepMgPerL = 10 ** -breathDecimals;

/** Binary rounding, not alcohol. */
const tolerancePermille = 1e-9;

/** The least that a level may be printed as, by one limit; 0 where it is no offence. */
function leastMgPerL(
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
 * An estimated level as milligrams per litre of breath, as it is printed: by the ratio of the law,
 * two decimals, rounded half up, so that never less is printed than the law's own figure for a
 * level that is its limit. Where rounding, or a law whose two figures do not match its ratio
 * (Russia: 0.3 with 0.16), would print an offence as a legal measurement, the least that is an offence
 * is printed. The engine's own `mgPerL` stays permille divided by 2.1.
 * @param permille of the blood, 0 or more
 * @param breathRatio litres of breath that hold what one litre of blood holds
 * @param law of the chosen country; undefined where it is none
 */
export function printedBreath(
  permille: number,
  breathRatio: number,
  law: BreathRule | undefined,
): { mgPerL: number; isRaised: boolean } {
  const rounded = roundHalfUp((permille * 1000) / breathRatio, breathDecimals);
  const { breath = null } = law ?? {};
  const isOnlyAbove = law?.onlyAbove ?? false;
  const least =
    law && breath
      ? Math.max(
          leastMgPerL(permille, law.permille, breath.mgPerL, isOnlyAbove),
          leastMgPerL(
            permille,
            law.noviceOrProfessionalPermille,
            breath.noviceOrProfessionalMgPerL,
            isOnlyAbove,
          ),
        )
      : 0;
  return { mgPerL: Math.max(rounded, least), isRaised: least > rounded };
}
