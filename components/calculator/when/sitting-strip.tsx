import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { EntrySection, ruled } from '@/components/calculator/entry-section';
import { h24Text, minutesPerDay } from '@/lib/bac';
import { clockText } from '@/lib/i18n/use-level-texts';
import { isTooLong, plannedSittings } from '@/lib/evening/planned-sittings';
import { useCalculatorModel } from '@/lib/store/calculator-context';
import { tooLongId } from './lead-to';
import { stripBars } from './strip-bars';
import { dayAfter, useDays, useStartDay } from './use-days';

const laneRem = 1.75;

/** All sittings to scale on a timeline. Screen readers get them as a list. */
export function SittingStrip() {
  const t = useTranslations();
  const model = useCalculatorModel((model) => model);
  const planned = useMemo(() => plannedSittings(model), [model]);
  const { besideTime } = useDays();
  const startDay = useStartDay();
  const clock = (h24: string) => clockText(h24, model.unitSystem);
  const bars = stripBars(planned);
  const lanes = Math.max(...bars.map(({ lane }) => lane)) + 1;
  const lastFinishMin = Math.max(...planned.map(({ finishMin }) => finishMin));
  function when(minutes: number): string {
    const day = Math.floor(minutes / minutesPerDay);
    const time = clock(h24Text(minutes - day * minutesPerDay));
    const weekday = besideTime(dayAfter(startDay, day));
    return weekday ? t('calendar.weekdayTime', { weekday, time }) : time;
  }
  return (
    <EntrySection title={t('sittings.stripTitle')} className={ruled}>
      <ul className="sr-only">
        {planned.map(({ index, startMin, finishMin }) => (
          <li key={index}>
            {t('sittings.stretch', {
              number: index + 1,
              start: when(startMin),
              finish: when(finishMin),
            })}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="num mt-3 text-sm">
        <div
          className="relative border-b border-base-content/25"
          style={{ height: `${lanes * laneRem}rem` }}
        >
          {bars.map(({ sitting, left, width, lane, hasAmount }) => (
            <span
              key={sitting.index}
              className={`absolute grid h-6 place-items-center rounded-sm border text-xs font-semibold ${hasAmount ? 'border-info bg-info text-info-content' : 'border-dashed border-base-content/60'}`}
              style={{ left: `${left}%`, width: `${width}%`, top: `${lane * laneRem}rem` }}
            >
              {sitting.index + 1}
            </span>
          ))}
        </div>
        <div className="mt-1 flex justify-between gap-3 text-quiet">
          {[planned[0]?.startMin ?? 0, lastFinishMin].map((minutes) => (
            <span key={minutes} className="last:text-end">
              {when(minutes)}
            </span>
          ))}
        </div>
      </div>
      {isTooLong(model) && (
        <div
          id={tooLongId}
          role="alert"
          tabIndex={-1}
          className="mt-3 rounded-field border border-warning bg-warning/15 p-3"
        >
          <p className="font-semibold">{t('timing.tooLongTitle')}</p>
          <p className="mt-0.5 text-sm">{t('timing.tooLongText')}</p>
        </div>
      )}
    </EntrySection>
  );
}
