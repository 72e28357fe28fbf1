import { h12Text, levelAt } from '@/lib/bac';
import { localZone } from '@/lib/browser/local-zone';
import type { Evening } from '@/lib/evening/evening';
import { minuteAt, phaseAt } from '@/lib/evening/evening-at';
import { dayNames } from '@/lib/i18n/day-names';
import type { UnitSystem } from '@/lib/model/model';
import { timeFormatOf } from '@/lib/model/units';
import type { Site } from '@/lib/site/sites';
import { dayBands, hourMarks, type HourMark } from './horizon-marks';
import { horizonShape, type HorizonShape } from './horizon-shape';

interface HorizonDrawingProps {
  evening: Evening;
  nowMs: number;
  site: Site;
  unitSystem: UnitSystem;
}

const percent = (value: number) => `${value.toFixed(2)}%`;

/**
 * The curve of an evening over its days. It is stretched to its container, so nothing is measured.
 */
export function HorizonDrawing({ evening, nowMs, site, unitSystem }: HorizonDrawingProps) {
  const { forecast, startMs } = evening;
  const shape = horizonShape(forecast);
  const { xOf, yOf, endMin } = shape;
  const marks = hourMarks(startMs, endMin, localZone);
  const isPast = phaseAt(evening, nowMs) === 'past';
  const nowMin = minuteAt(evening, nowMs);
  const isNowInside = nowMin >= 0 && nowMin <= endMin;
  return (
    <>
      {dayBands(marks, endMin).map(({ fromMin, toMin }) => (
        <i
          key={fromMin}
          className="absolute top-0 bottom-6 bg-[rgb(200_225_255/0.045)]"
          style={{ left: percent(xOf(fromMin)), right: percent(100 - xOf(toMin)) }}
        />
      ))}
      <Curves shape={shape} isPast={isPast} />
      <div className="absolute inset-x-0 top-1 bottom-6">
        <i
          className="absolute inset-x-0 h-0.5 -translate-y-px bg-limit"
          style={{ top: percent(yOf(forecast.limitPermille)) }}
        />
        {isNowInside && !isPast && (
          <NowMark left={xOf(nowMin)} top={yOf(levelAt(forecast.curves.likely, nowMin))} />
        )}
      </div>
      <TimeAxis marks={marks} xOf={xOf} site={site} unitSystem={unitSystem} />
    </>
  );
}

/** The likely and the cautious level, the area of uncertainty, and the hatched "perhaps" area. */
function Curves({ shape, isPast }: { shape: HorizonShape; isPast: boolean }) {
  const { band, cautious, likely, perhaps } = shape;
  return (
    <div className={`horizon-draw absolute inset-x-0 top-1 bottom-6 ${isPast ? 'grayscale' : ''}`}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
      >
        <polygon points={band} className="fill-info/20" />
        <polyline
          points={cautious}
          className="stroke-info/60 stroke-[1.25] [stroke-dasharray:3_3]"
        />
        <polyline points={likely} className="stroke-digits stroke-[2.75]" />
      </svg>
      {perhaps && (
        <div className="perhaps absolute inset-0" style={{ clipPath: `polygon(${perhaps})` }} />
      )}
    </div>
  );
}

/** A vertical line at the current time, and a dot at the current likely level, in percent. */
function NowMark({ left, top }: { left: number; top: number }) {
  return (
    <>
      <i
        className="absolute inset-y-0 w-0 border-s border-dotted border-white/80"
        style={{ left: percent(left) }}
      />
      <i
        className="absolute size-3 -translate-1/2 rounded-full border-[3px] border-(--lcd) bg-white"
        style={{ left: percent(left), top: percent(top) }}
      />
    </>
  );
}

interface TimeAxisProps {
  marks: readonly HourMark[];
  xOf: HorizonShape['xOf'];
  site: Site;
  unitSystem: UnitSystem;
}

/** Hours and days below the curve. */
function TimeAxis({ marks, xOf, site, unitSystem }: TimeAxisProps) {
  const names = dayNames(site);
  const hourText = (hour: number) =>
    timeFormatOf(unitSystem) === 12
      ? h12Text(hour * 60).replace(':00', '')
      : String(hour).padStart(2, '0');
  return (
    <div className="num absolute inset-x-0 bottom-0 h-6 border-t border-white/30 text-xs leading-none text-quiet">
      {marks.map(({ atMin, hour, isLabelled, newDay }) => (
        <div key={atMin} className="absolute" style={{ left: percent(xOf(atMin)) }}>
          <i
            className={`absolute w-px ${newDay ? 'bottom-0 h-screen bg-white/40' : isLabelled ? 'h-1.5 bg-white/40' : 'h-1 bg-white/40'}`}
          />
          {newDay ? (
            <b className="absolute top-2 ps-1.5 font-semibold whitespace-nowrap text-base-content">
              {names.weekday(newDay)}
            </b>
          ) : (
            isLabelled && (
              <span className="absolute top-2 -translate-x-1/2 whitespace-nowrap @max-xs:hidden">
                {hourText(hour)}
              </span>
            )
          )}
        </div>
      ))}
    </div>
  );
}
