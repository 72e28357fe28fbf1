import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { Evening } from '@/lib/evening/evening';
import type { Translator } from './duration-text';
import type { LevelTexts } from './use-level-texts';

export type LimitWriter = Pick<LevelTexts, 'limitWithUnit' | 'number'>;

/** A limit; where any alcohol is forbidden, also in breath if the law has it: "0.03 % (0.15 mg/L in breath)". */
export function penaltyLimitText(
  { permille, penaltyMgPerL }: Pick<ApplicableLimit, 'permille' | 'penaltyMgPerL'>,
  levels: LimitWriter,
  t: Translator,
): string {
  const limit = levels.limitWithUnit(permille);
  if (penaltyMgPerL === null) return limit;
  return t('limit.withBreath', { limit, breath: levels.number(penaltyMgPerL, 2) });
}

/**
 * Where any alcohol is forbidden: the level at which penalties begin, and the cautious time to it;
 * empty elsewhere. @param when formats a minute of the evening
 */
export function penaltyText(
  { said, limit }: Pick<Evening, 'said' | 'limit'>,
  levels: LimitWriter,
  when: (atMin: number) => string,
  t: Translator,
): string {
  const { limitMin } = said;
  if (limitMin === null) return '';
  const level = penaltyLimitText(limit, levels, t);
  return limitMin === 0
    ? t('limit.penaltiesNever', { limit: level })
    : t('limit.penaltiesFrom', { limit: level, time: when(limitMin) });
}
