import { useTranslations } from 'next-intl';

/**
 * Names a day by its distance from the date of the first entered sitting: "+1 day", "the day
 * before"; nothing for that date itself. No sitting begins earlier than a day before it.
 */
export function useDayLabel(): (days: number) => string | undefined {
  const t = useTranslations();
  return (days) => {
    if (days === 0) return undefined;
    return days > 0 ? t('sittings.daysAfter', { days }) : t('sittings.dayBefore');
  };
}
