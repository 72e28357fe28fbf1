import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CalculationResult } from '@/lib/bac';
import type { CalculatorModel } from '@/lib/model/model';
import { drunkSittings } from '@/lib/model/planned-sittings';
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

/** What went in and what came out, for checking: person, time, alcohol, and each of several sittings. */
export function SummaryCards({ model, result, texts }: SummaryCardsProps) {
  const t = useTranslations();
  const drunk = drunkSittings(model);
  const last = drunk.reduce((a, b) => (b.finishMin > a.finishMin ? b : a));
  const hasSeveral = result.sittings.length > 1;
  const grams = (value: number) => `${texts.number(value, 1)}\u00a0${t('unit.gram')}`;
  return (
    <section className="grid gap-4 sm:gap-5 lg:grid-cols-3">
      <SummaryCard testId="card-person" title={t('result.person.title')}>
        <PersonFacts model={model} texts={texts} />
      </SummaryCard>
      <SummaryCard testId="card-time" title={t('result.time.title')}>
        <Fact label={t('result.time.start')}>
          {texts.clockText((drunk[0] ?? last).timeStartInH24)}
        </Fact>
        <Fact label={t('result.time.finish')}>{texts.clockText(last.timeFinishInH24)}</Fact>
        <Fact label={hasSeveral ? t('result.sittings.span') : t('result.time.drinking')}>
          {texts.duration(durationMin(result.drinkingDuration))}
        </Fact>
        <Fact label={t('result.time.total')}>
          {texts.duration(durationMin(result.totalDrinkingAndSoberingDuration))}
        </Fact>
        {hasSeveral &&
          result.sittings.map(({ startMin, finishMin }, index) => (
            <Fact
              key={`${startMin} ${index}`}
              label={t('result.sittings.number', { number: index + 1 })}
            >
              {t('result.sittings.times', {
                start: texts.clock(startMin),
                finish: texts.clock(finishMin),
              })}
            </Fact>
          ))}
      </SummaryCard>
      <SummaryCard testId="card-alcohol" title={t('result.alcohol.title')}>
        <Fact label={t('result.alcohol.grams')}>{grams(result.totalAlcoholGramsExact)}</Fact>
        <Fact label={t('result.alcohol.water')}>
          {texts.number(result.totalBodyWaterLiters, 2)}&nbsp;{t('unit.litre')}
        </Fact>
        <Fact label={t('result.alcohol.metabolism')}>
          {texts.duration(durationMin(result.totalSoberingDuration))}
        </Fact>
        <Fact label={t('result.alcohol.samples')}>{result.items.length}</Fact>
        {hasSeveral &&
          result.sittings.map((sitting, index) => (
            <Fact
              key={`${sitting.startMin} ${index}`}
              label={t('result.sittings.number', { number: index + 1 })}
            >
              {grams(sitting.grams)}
            </Fact>
          ))}
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
