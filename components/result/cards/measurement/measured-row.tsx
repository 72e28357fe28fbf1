import { useTranslations } from 'next-intl';
import { TotalTime } from '@/components/result/cards/facts/time-row';
import { Fact, FactList, Row } from '@/components/result/cards/row';
import { useBreathTexts } from '@/components/result/use-breath-texts';
import type { ShownResult } from '@/components/result/use-shown';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import { isBreathUnit } from '@/lib/model/measurement';
import type { MeasuredEvening } from '@/lib/evening/evening';

/** The input for checking: the value, its conversion to blood, and both times. */
export function MeasuredRow({ shown }: { shown: ShownResult<MeasuredEvening> }) {
  const { siteCode, source, evening, texts } = shown;
  const breathText = useBreathTexts(shown);
  const t = useTranslations();
  const { valueWithUnit } = useMeasurementTexts(siteCode);
  const { value, unit } = source.model.measurement;
  const { likely, sinceLastDrinkMin: since } = evening.forecast;
  const { breathRatio, breathCountry } = evening.limit;
  const ratio = String(breathRatio);
  return (
    <Row
      testId="card-reading"
      title={t('measurement.result.card.title')}
      line={
        <>
          <span>{valueWithUnit(value ?? 0, unit)}</span>
          <TotalTime shown={shown} label={t('measurement.result.total')} />
        </>
      }
    >
      <FactList>
        <Fact label={t('measurement.result.card.value')}>{valueWithUnit(value ?? 0, unit)}</Fact>
        <Fact label={t('measurement.result.card.blood')}>
          <span>{texts.levelWithUnit(likely.peakPermille)}</span>
          <span className="block text-xs font-normal text-quiet">
            {breathText(likely.peakPermille)}
          </span>
        </Fact>
        {isBreathUnit(unit) && (
          <Fact label={t('measurement.result.card.ratio')}>
            {breathCountry === null
              ? t('measurement.result.card.ratioUsual', { ratio })
              : t('measurement.result.card.ratioLaw', { ratio, country: breathCountry })}
          </Fact>
        )}
        <Fact label={t('measurement.measured')}>{texts.when(0)}</Fact>
        <Fact label={t('measurement.lastDrink')}>
          <span>{texts.when(-since)}</span>
          <span className="block text-xs font-normal text-quiet">
            {since === 0
              ? t('measurement.sameTime')
              : t('measurement.before', { duration: texts.duration(since) })}
          </span>
        </Fact>
      </FactList>
    </Row>
  );
}
