import { useTranslations } from 'next-intl';
import type { Forecast } from '@/lib/bac';
import { paperRows } from './paper-rows';
import { StateSign } from './print-strip';
import type { ResultTexts } from './result-texts';

interface PrintTableProps {
  forecast: Forecast;
  texts: ResultTexts;
  when: (atMin: number) => string;
}

/** Every half hour in three columns, to the cautious sober time; a line at each midnight. */
export function PrintTable({ forecast, texts, when }: PrintTableProps) {
  const t = useTranslations();
  const rows = paperRows(forecast);
  // Clock times with AM and PM take the room of the gaps.
  const isWide = texts.clockText('22:00').length > 5;
  return (
    <>
      <h2>{t('result.paper.table', { unit: texts.unit })}</h2>
      <ul className={isWide ? 'rows tight' : 'rows'}>
        {rows.map(({ atMin, early, likely, late, state }, index) => (
          <li
            key={atMin}
            className={index > 0 && texts.isNewDay(atMin, atMin - 30) ? 'new-day' : undefined}
          >
            <span>{when(atMin)}</span>
            <b>{texts.level(likely)}</b>
            <span>{`${texts.level(early)}–${texts.level(late)}`}</span>
            <StateSign state={state} />
          </li>
        ))}
      </ul>
    </>
  );
}
