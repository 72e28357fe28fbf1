import { useTranslations } from 'next-intl';
import type { MeasuredEvening } from '@/lib/evening/evening';
import type { ReadingTexts } from '@/lib/i18n/use-reading-texts';
import type { CalculatorModel } from '@/lib/model/model';
import { isBreathUnit } from '@/lib/model/reading';
import { ResultCard } from './result-card';
import type { ResultTexts } from './result-texts';
import { Fact } from './summary-fact';

interface MeasuredCardProps {
  model: CalculatorModel;
  evening: MeasuredEvening;
  texts: ResultTexts;
  readingTexts: ReadingTexts;
}

/** What went in, for checking: the value, how it was counted, both times. */
export function MeasuredCard(props: MeasuredCardProps) {
  const { model, evening, texts, readingTexts } = props;
  const t = useTranslations();
  const { value, unit } = model.reading;
  const { likely, sinceLastDrinkMin: since } = evening.forecast;
  const { breathRatio, breathCountry } = evening.limit;
  const ratio = String(breathRatio);
  return (
    <ResultCard data-testid="card-reading">
      <h2 className="font-semibold">{t('reading.result.card.title')}</h2>
      <dl className="mt-3 grid gap-x-4 gap-y-3 min-[26rem]:grid-cols-2 lg:flex lg:flex-wrap lg:gap-x-12">
        <Fact label={t('reading.result.card.value')}>
          {readingTexts.valueWithUnit(value ?? 0, unit)}
        </Fact>
        <Fact label={t('reading.result.card.blood')}>
          {texts.levelWithUnit(likely.peakPermille)}
        </Fact>
        {isBreathUnit(unit) && (
          <Fact label={t('reading.result.card.ratio')}>
            {breathCountry === null
              ? t('reading.result.card.ratioUsual', { ratio })
              : t('reading.result.card.ratioLaw', { ratio, country: breathCountry })}
          </Fact>
        )}
        <Fact label={t('reading.result.card.measured')}>{texts.when(0)}</Fact>
        <Fact label={t('reading.result.card.lastDrink')}>
          <span>{texts.when(-since)}</span>
          <span className="block text-xs font-normal text-quiet">
            {since === 0
              ? t('reading.sameTime')
              : t('reading.before', { duration: texts.duration(since) })}
          </span>
        </Fact>
      </dl>
    </ResultCard>
  );
}
