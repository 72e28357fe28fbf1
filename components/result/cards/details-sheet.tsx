import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { SaidText } from '@/components/facts/said-text';
import type { ShownResult } from '@/components/result/result-parts';
import { ShownResultProvider } from '@/components/result/shown-result';
import { JoinHost } from '@/components/shell/join-host';
import { onDemand, type OnDemand } from '@/components/ui/on-demand';
import { DisclosureCard } from './disclosure-card';
import { LevelRow } from './level/level-row';
import { LimitMeaning } from './limits/limit-meaning';
import { LimitRow } from './limits/limit-row';
import { ResultCard } from './row';
import { SampleList } from './samples/sample-list';
import { WhileWaiting } from './waiting/while-waiting';

const allCountries = onDemand(() =>
  import('./limits/all-countries').then((module) => module.AllCountries),
);

interface DetailsSheetProps {
  shown: ShownResult;
  /** Before what the limit means. */
  first?: ReactNode;
  /** The rows of what was entered. */
  entered: ReactNode;
  /** The calculation, step by step. */
  working: OnDemand<ComponentType>;
  /** After all rows. */
  rest?: ReactNode;
}

/** Below the answer: what may follow from it, and everything in detail, closed. */
export function DetailsSheet({ shown, first, entered, working, rest }: DetailsSheetProps) {
  const { answer, writer } = shown;
  const t = useTranslations();
  return (
    <ShownResultProvider value={shown}>
      <JoinHost />
      <WhileWaiting />
      {answer.kind === 'drinks' && answer.open.includes('times') && answer.ask === null && (
        <p className="pt-3 font-semibold">
          <SaidText
            sentence={{
              key: 'answer.ifItWas',
              values: { period: { fromMin: 0, toMin: answer.lastSipMin } },
            }}
            writer={writer}
          />
        </p>
      )}
      <div className="@container">
        <div className="@4xl:flex @4xl:gap-16">
          {first}
          <LimitMeaning />
          <ResultCard>
            <h2 className="mb-1 text-xl font-semibold">{t('result.details')}</h2>
            <div data-testid="recap">{entered}</div>
            <SampleList />
            <LimitRow />
            <LevelRow />
            <DisclosureCard
              testId="all-countries"
              title={t('result.countries.title')}
              part={allCountries}
            />
            <DisclosureCard testId="working" title={t('result.working.title')} part={working} />
            {rest}
          </ResultCard>
        </div>
      </div>
    </ShownResultProvider>
  );
}
