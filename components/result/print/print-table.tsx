import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import { sampleStepMin, type Forecast } from '@/lib/bac';
import { halfHoursOf, type HalfHour } from '@/lib/evening/half-hours';
import { StateSign, type PaperState } from './print-strip';

/** Covers floating-point errors. */
const tolerancePermille = 1e-8;

/** Over the limit by the likely level, by the cautious one only, or by neither. */
function stateOf({ atMin, permille, highPermille }: HalfHour, forecast: Forecast): PaperState {
  const { waitPermille, lastFinishMin, cautious } = forecast;
  const limit = Math.max(0, waitPermille) + tolerancePermille;
  if (permille > limit) return 'over';
  // The cautious time also waits for alcohol that is not yet absorbed.
  const isWaiting = atMin >= lastFinishMin && atMin < cautious.driveMin;
  return highPermille > limit || isWaiting ? 'perhaps' : 'under';
}

interface PrintTableProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** Formats a minute of the evening with its day. */
  when: (atMin: number) => string;
}

/** The level every half hour until the cautious sober time; a line marks each midnight. */
export function PrintTable({ forecast, texts, when }: PrintTableProps) {
  const t = useTranslations();
  // Times with AM and PM are wider.
  const isWide = texts.clockText('22:00').length > 5;
  return (
    <>
      <h2>{t('result.paper.table', { unit: texts.unit })}</h2>
      <ul className={isWide ? 'rows tight' : 'rows'}>
        {halfHoursOf(forecast).items.map((item, index) => (
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
            <StateSign state={stateOf(item, forecast)} />
          </li>
        ))}
      </ul>
    </>
  );
}
