import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { samplesOf } from '@/lib/bac';
import type { DrinksEvening } from '@/lib/evening/evening';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { CalculatorModel } from '@/lib/model/model';
import { PersonFacts } from './person-facts';
import type { ResultTexts } from './result-texts';
import { Fact } from './summary-fact';

interface SummaryCardsProps {
  /** Whose limit applies; undefined where it is no country's. */
  country: CountryOption | undefined;
  model: CalculatorModel;
  evening: DrinksEvening;
  texts: ResultTexts;
}

/** What went in and what came out, for checking: person, time, alcohol, and each of several sittings. */
export function SummaryCards({ country, model, evening, texts }: SummaryCardsProps) {
  const t = useTranslations();
  const { sittings, likely, lastFinishMin, totalAlcoholGrams, bodyWaterLiters } = evening.forecast;
  const hasSeveral = sittings.length > 1;
  const grams = (value: number) => `${texts.number(value, 1)}\u00a0${t('unit.gram')}`;
  function standardDrinks(totalGrams: number, gramsOfOne: number): string {
    const count = texts.number(totalGrams / gramsOfOne, 1);
    // British texts call theirs units.
    return country?.iso2 === 'GB'
      ? t('result.alcohol.standardUnits', { count })
      : t('result.alcohol.standardValue', { count, grams: gramsOfOne });
  }
  return (
    <section className="@container border-t border-hairline py-5">
      <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-3">
        <SummaryCard testId="card-person" title={t('result.person.title')}>
          <PersonFacts model={model} texts={texts} />
        </SummaryCard>
        <SummaryCard testId="card-time" title={t('result.time.title')}>
          <Fact label={t('result.time.start')}>{texts.when(0)}</Fact>
          <Fact label={t('result.time.finish')}>{texts.when(lastFinishMin)}</Fact>
          <Fact label={hasSeveral ? t('result.sittings.span') : t('result.time.drinking')}>
            {texts.duration(lastFinishMin)}
          </Fact>
          <Fact label={t('result.time.total')}>{texts.duration(likely.soberMin)}</Fact>
          {hasSeveral &&
            sittings.map(({ startMin, finishMin }, index) => (
              <Fact
                key={`${startMin} ${index}`}
                label={t('result.sittings.number', { number: index + 1 })}
              >
                {t('result.sittings.times', {
                  start: texts.when(startMin),
                  finish: texts.when(finishMin),
                })}
              </Fact>
            ))}
        </SummaryCard>
        <SummaryCard testId="card-alcohol" title={t('result.alcohol.title')}>
          <Fact label={t('result.alcohol.grams')}>{grams(totalAlcoholGrams)}</Fact>
          {country?.standardDrinkGrams !== undefined && (
            <Fact label={t('result.alcohol.standard')}>
              {standardDrinks(totalAlcoholGrams, country.standardDrinkGrams)}
            </Fact>
          )}
          <Fact label={t('result.alcohol.water')}>
            {`${texts.number(bodyWaterLiters, 2)}\u00a0${t('unit.litre')}`}
          </Fact>
          <Fact label={t('result.alcohol.metabolism')}>
            {texts.duration(likely.soberMin - lastFinishMin)}
          </Fact>
          <Fact label={t('result.alcohol.samples')}>
            {samplesOf(evening.forecast).items.length}
          </Fact>
          {hasSeveral &&
            sittings.map((sitting, index) => (
              <Fact
                key={`${sitting.startMin} ${index}`}
                label={t('result.sittings.number', { number: index + 1 })}
              >
                {grams(sitting.grams)}
              </Fact>
            ))}
        </SummaryCard>
      </div>
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
    <div data-testid={testId}>
      <h2 className="font-semibold">{title}</h2>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-3">
        {children}
      </dl>
    </div>
  );
}
