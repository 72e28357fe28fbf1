import { useTranslations } from 'next-intl';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { isBreathUnit, mouthAlcoholMin } from '@/lib/model/reading';
import type { Site } from '@/lib/site/sites';
import type { EnteredEvening } from './use-entered-evening';
import { useSinceLastDrink } from './use-since-last-drink';

interface ReadingNotesProps {
  site: Site;
  entered: EnteredEvening;
}

/** What must be known beside a reading: mouth alcohol, the ratio counted with, that devices differ. */
export function ReadingNotes({ site, entered }: ReadingNotesProps) {
  const t = useTranslations();
  const texts = useLevelTexts(site.code);
  const { model, evening, limit } = entered;
  const sinceLastDrinkMin = useSinceLastDrink(entered);
  const ratio = String(limit.breathRatio);
  return (
    <>
      <div role="status">
        {sinceLastDrinkMin < mouthAlcoholMin && (
          <p
            data-testid="mouth-alcohol"
            className="mt-4 border-s-4 border-warning ps-3 text-sm font-semibold"
          >
            {t('reading.mouth', { minutes: mouthAlcoholMin })}
          </p>
        )}
      </div>
      {isBreathUnit(model.reading.unit) && (
        <p data-testid="breath-ratio" className="num mt-4 text-sm">
          <span>
            {limit.breathCountry === null
              ? t('reading.ratio.usual', { ratio })
              : t('reading.ratio.law', { ratio, country: limit.breathCountry })}
          </span>{' '}
          <span>
            {evening &&
              t('reading.ratio.blood', {
                level: texts.levelWithUnit(evening.forecast.likely.peakPermille),
              })}
          </span>
        </p>
      )}
      <p className="mt-4 max-w-prose text-sm text-quiet">{t('reading.devices')}</p>
    </>
  );
}
