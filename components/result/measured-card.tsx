import { useTranslations } from 'next-intl';
import type { MeasuredForecast } from '@/lib/bac';
import { usualBreathRatio } from '@/lib/countries/breath-ratio';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { ReadingTexts } from '@/lib/i18n/use-reading-texts';
import type { CalculatorModel } from '@/lib/model/model';
import { isBreathUnit } from '@/lib/model/reading';
import { ResultCard } from './result-card';
import type { ResultTexts } from './result-texts';
import { Fact } from './summary-fact';

interface MeasuredCardProps {
  model: CalculatorModel;
  result: MeasuredForecast;
  country: CountryOption | undefined;
  ratio: number;
  texts: ResultTexts;
  readingTexts: ReadingTexts;
}

/** What went in, for checking: the value, how it was counted, both times. */
export function MeasuredCard(props: MeasuredCardProps) {
  const { model, result, country, ratio, texts, readingTexts } = props;
  const t = useTranslations();
  const { value, unit, timeMeasuredInH24, timeLastDrinkInH24 } = model.reading;
  const since = result.sinceLastDrinkMin;
  const law = ratio === usualBreathRatio ? undefined : country;
  return (
    <ResultCard data-testid="card-reading">
      <h2 className="font-semibold">{t('reading.result.card.title')}</h2>
      <dl className="mt-3 grid gap-x-4 gap-y-3 min-[26rem]:grid-cols-2 lg:flex lg:flex-wrap lg:gap-x-12">
        <Fact label={t('reading.result.card.value')}>
          {readingTexts.valueWithUnit(value ?? 0, unit)}
        </Fact>
        <Fact label={t('reading.result.card.blood')}>
          {texts.levelWithUnit(result.peakPermilleExact)}
        </Fact>
        {isBreathUnit(unit) && (
          <Fact label={t('reading.result.card.ratio')}>
            {law
              ? t('reading.result.card.ratioLaw', { ratio: String(ratio), country: law.name })
              : t('reading.result.card.ratioUsual', { ratio: String(ratio) })}
          </Fact>
        )}
        <Fact label={t('reading.result.card.measured')}>{texts.clockText(timeMeasuredInH24)}</Fact>
        <Fact label={t('reading.result.card.lastDrink')}>
          {texts.clockText(timeLastDrinkInH24)}
          <span className="block text-xs font-normal text-base-content/80">
            {since === 0
              ? t('reading.sameTime')
              : t('reading.before', { duration: texts.duration(since) })}
          </span>
        </Fact>
      </dl>
    </ResultCard>
  );
}
