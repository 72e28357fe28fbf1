import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { h24Text, minutesPerDay } from '@/lib/bac';
import { clockText } from '@/lib/i18n/use-level-texts';
import { isTooLong, plannedSittings } from '@/lib/model/planned-sittings';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { Card } from './card';
import { tooLongId } from './lead-to';
import { stripBars } from './strip-bars';
import { useDayLabel } from './use-day-label';

const laneRem = 1.75;

/** All sittings to scale on a line of time; a listener hears them as a list. */
export function SittingStrip({ store }: { store: CalculatorStore }) {
  const t = useTranslations();
  const model = useCalculator(store, (state) => state.model);
  const planned = useMemo(() => plannedSittings(model), [model]);
  const dayLabel = useDayLabel();
  const clock = (h24: string) => clockText(h24, model.unitSystem);
  const bars = stripBars(planned);
  const lanes = Math.max(...bars.map(({ lane }) => lane)) + 1;
  const lastFinishMin = Math.max(...planned.map(({ finishMin }) => finishMin));
  const ends = [planned[0]?.startMin ?? 0, lastFinishMin].map((minutes) => {
    const day = Math.floor(minutes / minutesPerDay);
    return { minutes, time: clock(h24Text(minutes - day * minutesPerDay)), day: dayLabel(day) };
  });
  return (
    <Card title={t('sittings.stripTitle')}>
      <ul className="sr-only">
        {planned.map(({ index, timeStartInH24, timeFinishInH24 }) => (
          <li key={index}>
            {t('sittings.stretch', {
              number: index + 1,
              start: clock(timeStartInH24),
              finish: clock(timeFinishInH24),
            })}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="num mt-3 text-sm">
        <div
          className="relative border-b border-base-content/25"
          style={{ height: `${lanes * laneRem}rem` }}
        >
          {bars.map(({ sitting, left, width, lane, isDrunk }) => (
            <span
              key={sitting.index}
              className={`absolute grid h-6 place-items-center rounded-sm border text-xs font-semibold ${isDrunk ? 'border-info bg-info text-info-content' : 'border-dashed border-base-content/60'}`}
              style={{ left: `${left}%`, width: `${width}%`, top: `${lane * laneRem}rem` }}
            >
              {sitting.index + 1}
            </span>
          ))}
        </div>
        <div className="mt-1 flex justify-between gap-3 text-base-content/80">
          {ends.map(({ minutes, time, day }) => (
            <span key={minutes} className="last:text-end">
              {time} {day}
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
          <p className="font-semibold">{t('sittings.tooLongTitle')}</p>
          <p className="mt-0.5 text-sm">{t('sittings.tooLongText')}</p>
        </div>
      )}
    </Card>
  );
}
