import { useTranslations } from 'next-intl';
import { DisclosureCard } from '@/components/result/cards/disclosure-card';
import { onDemand } from '@/components/ui/on-demand';

const working = onDemand(() => import('./working').then((module) => module.Working));

/** The calculation of drinks, on request. */
export function WorkingCard() {
  const t = useTranslations();
  return (
    <DisclosureCard testId="working" title={t('result.working.title')} part={working}>
      {(Working) => <Working />}
    </DisclosureCard>
  );
}
