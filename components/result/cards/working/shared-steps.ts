import { ceilMinutes, curveRules, driveAtMin, type CurveName } from '@/lib/bac';
import { printedBreath } from '@/lib/countries/printed-breath';
import type { WorkingStep } from './step-list';
import type { WorkingInput } from './working-input';

// What the working of drinks and that of a measurement have in common.

/** A level as breath with its ratio, and a note where it was raised to the figure of the law. */
export function breathLines({ shown, t, number }: WorkingInput, permille: number): string[] {
  const { breathRatio, breathCountry, breathIso2 } = shown.evening.limit;
  const law = shown.countries.find(({ iso2 }) => iso2 === breathIso2);
  const { mgPerL, isRaised } = printedBreath(permille, breathRatio, law);
  const value =
    law?.breath?.writtenIn === 'ugPer100Ml'
      ? t('result.working.peak.ugPer100Ml', { value: number(mgPerL * 100, 0) })
      : t('result.working.peak.mgPerL', { value: number(mgPerL, 2) });
  const ratio = String(breathRatio);
  return [
    breathCountry === null
      ? t('result.working.peak.breathUsual', { value, ratio })
      : t('result.working.peak.breath', { value, ratio, country: breathCountry }),
    ...(isRaised ? [t('result.working.peak.breathLeast')] : []),
  ];
}

interface DriveStepTexts {
  rule: string;
  /** Instead of a formula where the level never passes the limit. */
  neverOver: string;
  /** The formula of the likely drive time. */
  formula: (driveMin: number) => string;
}

/**
 * The step from the level to the likely drive time. Where any alcohol is forbidden it explains the
 * time of the limit from which penalties begin, which the answer shows too.
 */
export function driveStep(
  { shown, t }: WorkingInput,
  { rule, neverOver, formula }: DriveStepTexts,
): WorkingStep {
  const { evening, texts, limitName } = shown;
  const { limitPermille, limitMin, likely } = evening.forecast;
  const title = t('result.working.drive.title');
  const limit = t('result.working.drive.limit', {
    limit: texts.limitInAllUnits(limitPermille).join(', '),
    name: limitName,
  });
  const driveMin = limitMin?.likely ?? likely.driveMin;
  const forbidden = limitMin ? [t('caveat.anyForbidden')] : [];
  if (limitPermille === 0) return { title, lines: [limit, t('result.working.drive.zero')] };
  if (driveMin === 0) return { title, lines: [limit, neverOver, ...forbidden] };
  return { title, rule, lines: [limit, formula(driveMin), ...forbidden] };
}

type OuterCurve = Exclude<CurveName, 'likely'>;

/** What an outer curve counts: its factor of the level, and its rate per hour. */
export function rulesOf({ number, rate }: WorkingInput, name: OuterCurve) {
  const { c0Factor, eliminationPermillePerHour } = curveRules[name];
  return { factor: number(c0Factor, 2), rate: rate(eliminationPermillePerHour) };
}

/** When an outer curve is under the limit, and when it is at zero. */
export function timesOf({ shown, t, at }: WorkingInput, name: OuterCurve) {
  const { forecast } = shown.evening;
  const driveMin = ceilMinutes(driveAtMin(forecast, name, forecast.limitPermille));
  return {
    drive: driveMin === 0 ? t('result.working.range.throughout') : at(driveMin),
    sober: at(forecast[name].soberMin),
  };
}
