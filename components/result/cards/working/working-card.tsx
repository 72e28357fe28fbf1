import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { DisclosureCard } from '@/components/result/cards/disclosure-card';
import type { OnDemand } from '@/components/ui/on-demand';

/** The calculation, on request. */
export function WorkingCard({ part }: { part: OnDemand<ComponentType> }) {
  const t = useTranslations();
  return (
    <DisclosureCard testId="working" title={t('result.working.title')} part={part}>
      {(Working) => <Working />}
    </DisclosureCard>
  );
}
