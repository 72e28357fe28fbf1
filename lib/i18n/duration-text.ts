import type { createTranslator, Messages } from 'next-intl';
import { durationOf } from '@/lib/bac';
import { unbroken } from './format';

/** A translator with all messages, in a page or a build step. */
export type Translator = ReturnType<typeof createTranslator<Messages>>;

/** "7 h 39 min", "7 h" or "39 min", without line breaks. @param totalMin an integer, at least 0 */
export function durationText(totalMin: number, t: Translator): string {
  const { hours, minutes } = durationOf(totalMin);
  if (minutes === 0) return unbroken(t('duration.hours', { hours }));
  if (hours === 0) return unbroken(t('duration.minutes', { minutes }));
  return unbroken(t('duration.hoursMinutes', { hours, minutes }));
}
