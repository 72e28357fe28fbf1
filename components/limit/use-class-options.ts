import { useTranslations } from 'next-intl';
import type { RadioOption } from '@/components/ui/radio-group';
import type { DriverClass, LimitFigures } from '@/lib/countries/applicable-limit';

/** The classes of drivers under given limits, each with its own. @param limitWithUnit "0.2 ‰" */
export function useClassOptions(limitWithUnit: (permille: number) => string) {
  const t = useTranslations();
  return (figures: LimitFigures): RadioOption<DriverClass>[] => [
    { value: 'general', label: t('limit.general', { limit: limitWithUnit(figures.permille) }) },
    {
      value: 'novice',
      label: t('limit.novice', { limit: limitWithUnit(figures.noviceOrProfessionalPermille ?? 0) }),
    },
  ];
}
