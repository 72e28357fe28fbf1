import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { SaidText } from '@/components/facts/said-text';
import type { ShownResult } from '@/components/result/use-shown';
import { Disclosure } from '@/components/shell/disclosure';
import { JoinHost } from '@/components/shell/join-host';
import { onDemand, type OnDemand } from '@/components/ui/on-demand';
import { areTimesOpen, ifItWas } from '@/lib/answer/say';
import type { Evening } from '@/lib/evening/evening';
import { LevelRow } from './level/level-row';
import { LimitMeaning } from './limits/limit-meaning';
import { LimitRow } from './limits/limit-row';
import { ResultCard, RowText } from './row';
import { SampleList } from './samples/sample-list';
import { WhileWaiting } from './waiting/while-waiting';

const allCountries = onDemand(() =>
  import('./limits/all-countries').then((module) => module.AllCountries),
);

/** A part of the details that is loaded when it is first opened. */
type Later<Shown extends Evening> = OnDemand<ComponentType<{ shown: ShownResult<Shown> }>>;

interface DetailsSheetProps<Shown extends Evening> {
  shown: ShownResult<Shown>;
  /** Before what the limit means. */
  first?: ReactNode;
  /** The rows of what was entered. */
  entered: ReactNode;
  working: Later<Shown>;
  /** Last of all. */
  children?: ReactNode;
}

/** Below the answer: what may follow from it, and everything in detail, closed. */
export function DetailsSheet<Shown extends Evening>(props: DetailsSheetProps<Shown>) {
  const { shown, first, entered, working, children } = props;
  const { answer, writer } = shown;
  const t = useTranslations();
  const later: [testId: string, title: string, part: Later<Shown>][] = [
    ['all-countries', t('result.countries.title'), allCountries],
    ['working', t('result.working.title'), working],
  ];
  return (
    <>
      <JoinHost />
      <WhileWaiting shown={shown} />
      {areTimesOpen(answer) && answer.ask === null && (
        <p className="pt-3 font-semibold">
          <SaidText sentence={ifItWas(answer)} writer={writer} />
        </p>
      )}
      <div className="@container">
        <div className="@4xl:flex @4xl:gap-16">
          {first}
          <LimitMeaning shown={shown} />
          <ResultCard>
            <h2 className="mb-1 text-xl font-semibold">{t('result.details')}</h2>
            <div data-testid="recap">{entered}</div>
            <SampleList shown={shown} />
            <LimitRow shown={shown} />
            <LevelRow shown={shown} />
            {later.map(([testId, title, part]) => (
              <Disclosure
                key={testId}
                testId={testId}
                title={<RowText title={title} />}
                part={part}
                className="border-t border-hairline"
              >
                {(Content) => <Content shown={shown} />}
              </Disclosure>
            ))}
            {children}
          </ResultCard>
        </div>
      </div>
    </>
  );
}
