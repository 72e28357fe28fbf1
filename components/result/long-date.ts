import { partsOf } from '@/lib/i18n/day-names';
import type { Translator } from '@/lib/i18n/duration-text';

/** "21 November 2026", without Intl. */
export const longDateText = (day: string, t: Translator) => t('result.longDate', partsOf(day));
