import { useTranslations } from 'next-intl';
import { DisclosureCard } from '@/components/result/cards/disclosure-card';
import { onDemand } from '@/components/ui/on-demand';

const measuredWorking = onDemand(() =>
  import('./measured-working').then((module) => module.MeasuredWorking),
);

/** The calculation of a measurement, on request. */
export function MeasuredWorkingCard() {
  const t = useTranslations();
  return (
    <DisclosureCard testId="working" title={t('result.working.title')} part={measuredWorking}>
      {(MeasuredWorking) => <MeasuredWorking />}
    </DisclosureCard>
  );
}
