import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import type { Forecast } from '@/lib/bac';
import { paperRows } from './paper-rows';
import { StateSign } from './print-strip';

interface PrintTableProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** Formats a minute of the evening with its day. */
  when: (atMin: number) => string;
}

/** The level every half hour until the cautious sober time; a line marks each midnight. */
export function PrintTable({ forecast, texts, when }: PrintTableProps) {
  const t = useTranslations();
  const rows = paperRows(forecast);
  // Times with AM and PM are wider.
  const isWide = texts.clockText('22:00').length > 5;
  return (
    <>
      <h2>{t('result.paper.table', { unit: texts.unit })}</h2>
      <ul className={isWide ? 'rows tight' : 'rows'}>
        {rows.map(({ atMin, optimistic, likely, cautious, state }, index) => (
          <li
            key={atMin}
            className={index > 0 && texts.isNewDay(atMin, atMin - 30) ? 'new-day' : undefined}
          >
            <span>{when(atMin)}</span>
            <b>{texts.level(likely)}</b>
            <span>{`${texts.level(optimistic)}–${texts.level(cautious)}`}</span>
            <StateSign state={state} />
          </li>
        ))}
      </ul>
    </>
  );
}
