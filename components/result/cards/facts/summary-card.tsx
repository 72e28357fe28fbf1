import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ResultCard } from '@/components/result/cards/result-card';
import { AlcoholFacts } from './alcohol-facts';
import { PersonFacts } from './person-facts';
import { TimeFacts } from './time-facts';

/** Input and results for checking: person, time and alcohol. */
export function SummaryCard() {
  const t = useTranslations();
  return (
    <ResultCard className="@container">
      <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-3">
        <FactList testId="card-person" title={t('result.person.title')}>
          <PersonFacts />
        </FactList>
        <FactList testId="card-time" title={t('result.time.title')}>
          <TimeFacts />
        </FactList>
        <FactList testId="card-alcohol" title={t('result.alcohol.title')}>
          <AlcoholFacts />
        </FactList>
      </div>
    </ResultCard>
  );
}

interface FactListProps {
  testId: string;
  title: string;
  children: ReactNode;
}

function FactList({ testId, title, children }: FactListProps) {
  return (
    <div data-testid={testId}>
      <h2 className="font-semibold">{title}</h2>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-3">
        {children}
      </dl>
    </div>
  );
}
