import { useTranslations } from 'next-intl';
import { Fact } from '@/components/result/cards/facts/fact';
import { ResultCard } from '@/components/result/cards/result-card';
import { useShownMeasurement } from '@/components/result/shown-result';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import { isBreathUnit } from '@/lib/model/measurement';

/** The input for checking: the value, its conversion to blood, and both times. */
export function MeasuredCard() {
  const { siteCode, source, evening, texts } = useShownMeasurement();
  const t = useTranslations();
  const { valueWithUnit } = useMeasurementTexts(siteCode);
  const { value, unit } = source.model.measurement;
  const { likely, sinceLastDrinkMin: since } = evening.forecast;
  const { breathRatio, breathCountry } = evening.limit;
  const ratio = String(breathRatio);
  return (
    <ResultCard data-testid="card-reading">
      <h2 className="font-semibold">{t('measurement.result.card.title')}</h2>
      <dl className="mt-3 grid gap-x-4 gap-y-3 min-[26rem]:grid-cols-2 lg:flex lg:flex-wrap lg:gap-x-12">
        <Fact label={t('measurement.result.card.value')}>{valueWithUnit(value ?? 0, unit)}</Fact>
        <Fact label={t('measurement.result.card.blood')}>
          {texts.levelWithUnit(likely.peakPermille)}
        </Fact>
        {isBreathUnit(unit) && (
          <Fact label={t('measurement.result.card.ratio')}>
            {breathCountry === null
              ? t('measurement.result.card.ratioUsual', { ratio })
              : t('measurement.result.card.ratioLaw', { ratio, country: breathCountry })}
          </Fact>
        )}
        <Fact label={t('measurement.result.card.measured')}>{texts.when(0)}</Fact>
        <Fact label={t('measurement.result.card.lastDrink')}>
          <span>{texts.when(-since)}</span>
          <span className="block text-xs font-normal text-quiet">
            {since === 0
              ? t('measurement.sameTime')
              : t('measurement.before', { duration: texts.duration(since) })}
          </span>
        </Fact>
      </dl>
    </ResultCard>
  );
}
