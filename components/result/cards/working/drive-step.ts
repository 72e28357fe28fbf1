import type { WorkingInput } from './use-working-input';
import type { WorkingStep } from './working-step';

interface DriveStepTexts {
  title: string;
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
  { title, rule, neverOver, formula }: DriveStepTexts,
): WorkingStep {
  const { evening, texts, limitName } = shown;
  const { limitPermille, limitMin, likely } = evening.forecast;
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
