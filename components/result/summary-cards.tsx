import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CalculationResult } from '@/lib/bac';
import type { CalculatorModel } from '@/lib/model/model';
import { PersonFacts } from './person-facts';
import type { ResultTexts } from './result-texts';
import { Fact } from './summary-fact';

interface SummaryCardsProps {
  model: CalculatorModel;
  result: CalculationResult;
  texts: ResultTexts;
}

const durationMin = ({ hours, minutes }: { hours: number; minutes: number }) =>
  hours * 60 + minutes;

/** What went in and what came out, for checking: person, time, alcohol. */
export function SummaryCards({ model, result, texts }: SummaryCardsProps) {
  const t = useTranslations();
  return (
    <section className="grid gap-4 sm:gap-5 lg:grid-cols-3">
      <SummaryCard testId="card-person" title={t('result.person.title')}>
        <PersonFacts model={model} texts={texts} />
      </SummaryCard>
      <SummaryCard testId="card-time" title={t('result.time.title')}>
        <Fact label={t('result.time.start')}>{texts.clockText(model.timeStartInH24)}</Fact>
        <Fact label={t('result.time.finish')}>{texts.clockText(model.timeFinishInH24)}</Fact>
        <Fact label={t('result.time.drinking')}>
          {texts.duration(durationMin(result.drinkingDuration))}
        </Fact>
        <Fact label={t('result.time.total')}>
          {texts.duration(durationMin(result.totalDrinkingAndSoberingDuration))}
        </Fact>
      </SummaryCard>
      <SummaryCard testId="card-alcohol" title={t('result.alcohol.title')}>
        <Fact label={t('result.alcohol.grams')}>
          {texts.number(result.totalAlcoholGramsExact, 1)}&nbsp;{t('unit.gram')}
        </Fact>
        <Fact label={t('result.alcohol.water')}>
          {texts.number(result.totalBodyWaterLiters, 2)}&nbsp;{t('unit.litre')}
        </Fact>
        <Fact label={t('result.alcohol.metabolism')}>
          {texts.duration(durationMin(result.totalSoberingDuration))}
        </Fact>
        <Fact label={t('result.alcohol.samples')}>{result.items.length}</Fact>
      </SummaryCard>
    </section>
  );
}

interface SummaryCardProps {
  testId: string;
  title: string;
  children: ReactNode;
}

function SummaryCard({ testId, title, children }: SummaryCardProps) {
  return (
    <div data-testid={testId} className="rounded-box border border-base-content/10 bg-base-100 p-5">
      <h2 className="text-sm font-semibold">{title}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:max-lg:grid-cols-4">{children}</dl>
    </div>
  );
}
