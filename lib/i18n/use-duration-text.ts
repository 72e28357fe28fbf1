import { useTranslations } from 'next-intl';
import { hoursAndMinutes } from './format';
import { unbroken } from './use-level-texts';

/** Writes whole minutes as "1 h 20 min", on one line. */
export function useDurationText(): (totalMin: number) => string {
  const t = useTranslations();
  return (totalMin) => {
    const { hours, minutes } = hoursAndMinutes(totalMin);
    if (minutes === 0) return unbroken(t('duration.hours', { hours }));
    if (hours === 0) return unbroken(t('duration.minutes', { minutes }));
    return unbroken(t('duration.hoursMinutes', { hours, minutes }));
  };
}
