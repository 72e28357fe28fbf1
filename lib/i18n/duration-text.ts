import type { createTranslator, Messages } from 'next-intl';
import { durationOf } from '@/lib/bac';
import { unbroken } from './format';

/** A translator of the whole catalog, of a page or of a build step. */
export type Translator = ReturnType<typeof createTranslator<Messages>>;

/** "7 h 39 min", "7 h" or "39 min", never broken. @param totalMin a whole number, 0 or more */
export function durationText(totalMin: number, t: Translator): string {
  const { hours, minutes } = durationOf(totalMin);
  if (minutes === 0) return unbroken(t('duration.hours', { hours }));
  if (hours === 0) return unbroken(t('duration.minutes', { minutes }));
  return unbroken(t('duration.hoursMinutes', { hours, minutes }));
}
