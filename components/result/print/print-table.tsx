import { useTranslations } from 'next-intl';
import { sampleStepMin } from '@/lib/bac';
import { halfHoursOf } from '@/lib/evening/half-hours';
import { markAt, stripOf } from '@/lib/evening/strip-parts';
import { StateSign, type PaperPartProps } from './print-strip';

/** The level every half hour until the cautious sober time; a line marks each midnight. */
export function PrintTable({ shown, when }: PaperPartProps) {
  const { texts } = shown;
  const { forecast } = shown.evening;
  const t = useTranslations();
  // Times with AM and PM are wider.
  const isWide = texts.widestClock.length > 5;
  const strip = stripOf(forecast);
  const { items, areCapped } = halfHoursOf(forecast);
  return (
    <>
      <h2>{t('result.paper.table', { unit: texts.unit })}</h2>
      <ul className={isWide ? 'rows tight' : 'rows'}>
        {items.map((item, index) => (
          <li
            key={item.atMin}
            className={
              index > 0 && texts.isNewDay(item.atMin, item.atMin - sampleStepMin)
                ? 'new-day'
                : undefined
            }
          >
            <span>{when(item.atMin)}</span>
            <b>{texts.level(item.permille)}</b>
            <span>{`${texts.level(item.lowPermille)}–${texts.level(item.highPermille)}`}</span>
            <StateSign mark={markAt(strip, item.atMin)} />
          </li>
        ))}
      </ul>
      {areCapped && <p className="small">{t('result.samples.capped')}</p>}
    </>
  );
}
