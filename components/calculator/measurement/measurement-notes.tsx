import { useTranslations } from 'next-intl';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { isBreathUnit, mouthAlcoholMin } from '@/lib/model/measurement';
import { useCalculatorContext } from '@/lib/store/calculator-context';
import { measurementActions } from '@/lib/store/measurement-actions';
import type { MeasurementPartProps } from './measurement-times';

/** Notes on the measurement: mouth alcohol, the breath ratio in use, the accuracy of devices. */
export function MeasurementNotes({ entered, sinceMin }: MeasurementPartProps) {
  const t = useTranslations();
  const { site, store } = useCalculatorContext();
  const { setMeasurement } = measurementActions(store);
  const { model, evening, limit, reason } = entered;
  const texts = useLevelTexts(site.code, limit.permille);
  const ratio = String(limit.breathRatio);
  return (
    <>
      <div role="status">
        {reason === 'lastDrinkAfter' && (
          <div className="mt-4 border-s-4 border-warning ps-3">
            <p className="text-sm font-semibold">{t('measurement.lastDrinkAfter')}</p>
            <button
              type="button"
              data-testid="last-drink-day-before"
              className="btn mt-2 h-auto min-h-11 py-1.5"
              onClick={() => setMeasurement({ isLastDrinkDayBefore: true })}
            >
              {t('measurement.lastDrinkDayBefore')}
            </button>
          </div>
        )}
        {sinceMin < mouthAlcoholMin && (
          <p
            data-testid="mouth-alcohol"
            className="mt-4 border-s-4 border-warning ps-3 text-sm font-semibold"
          >
            {t('measurement.mouth', { minutes: mouthAlcoholMin })}
          </p>
        )}
      </div>
      {isBreathUnit(model.measurement.unit) && (
        <p data-testid="breath-ratio" className="num mt-4 text-sm">
          <span>
            {limit.breathCountry === null
              ? t('measurement.ratio.usual', { ratio })
              : t('measurement.ratio.law', { ratio, country: limit.breathCountry })}
          </span>{' '}
          <span>
            {evening &&
              t('measurement.ratio.blood', {
                level: texts.levelWithUnit(evening.forecast.likely.peakPermille),
              })}
          </span>
        </p>
      )}
      <p className="mt-4 max-w-prose text-sm text-quiet">{t('measurement.devices')}</p>
    </>
  );
}
