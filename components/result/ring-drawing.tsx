import { useId } from 'react';
import type { Forecast } from '@/lib/bac';
import type { Phase } from '@/lib/evening/evening-at';
import { arcPath, dialPoint, ringGeometry, ringRadius, ringSize } from './ring-geometry';
import type { ResultTexts } from './result-texts';

export interface RingDrawingProps {
  forecast: Forecast;
  phase: Phase;
  texts: ResultTexts;
  /** Minutes from the start to now. */
  nowMin: number;
}

const center = ringSize / 2;
/** An arc cannot go all the way round. */
const nearlyWhole = 0.9999;

function radial(share: number, from: number, to: number): string {
  const [start, end] = [dialPoint(share, from), dialPoint(share, to)];
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
}

/**
 * The wait as a dial: lit what is likely over the limit, hatched what is perhaps under, dark what is
 * behind. An image of the words inside it.
 */
export function RingDrawing({ forecast, phase, texts, nowMin }: RingDrawingProps) {
  const id = useId();
  const { elapsed, likely, hours } = ringGeometry(forecast, nowMin, texts.minuteOfDayAt);
  const isPassed = phase === 'passed';
  const width = phase === 'planned' ? 9 : 16;
  const ring = { cx: center, cy: center, r: ringRadius, fill: 'none' };
  const lit = Math.min(likely, nearlyWhole);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ringSize} ${ringSize}`}
      className="notranslate block w-full overflow-visible"
    >
      {hours.map(({ atMin, angle }) => {
        const isMidnight = texts.isMidnight(atMin);
        const label = dialPoint(angle, 141);
        return (
          <g key={atMin}>
            <path
              d={radial(angle, isMidnight ? 114 : 117, isMidnight ? 127 : 121)}
              stroke="currentColor"
              strokeWidth={isMidnight ? 2 : 1.5}
              opacity={isMidnight ? 1 : 0.35}
            />
            {isMidnight && (
              <text
                x={label.x}
                y={label.y + 4}
                textAnchor={
                  label.x < center - 12 ? 'end' : label.x > center + 12 ? 'start' : 'middle'
                }
                dx={label.x < center - 12 ? 8 : label.x > center + 12 ? -8 : 0}
                className="fill-quiet text-[12px] font-semibold"
              >
                {texts.weekday(atMin)}
              </text>
            )}
          </g>
        );
      })}
      {isPassed ? (
        <circle {...ring} className="stroke-quiet" strokeWidth="5" />
      ) : (
        <>
          <pattern
            id={`${id}h`}
            width="7"
            height="7"
            patternTransform="rotate(45)"
            patternUnits="userSpaceOnUse"
          >
            <rect width="7" height="7" fill="var(--color-info)" opacity="0.16" />
            <rect width="3" height="7" fill="var(--color-info)" opacity="0.78" />
          </pattern>
          <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="0" width="264" height="264">
            <circle
              {...ring}
              stroke="#fff"
              strokeWidth={width + 2}
              pathLength="1"
              strokeDasharray="1 1"
              strokeDashoffset={-elapsed}
              transform={`rotate(-90 ${center} ${center})`}
              className="motion-safe:animate-[ring-run-out_700ms_ease-out]"
            />
          </mask>
          <circle {...ring} stroke="currentColor" opacity="0.1" strokeWidth={width} />
          <g mask={`url(#${id}m)`} fill="none" strokeWidth={width}>
            {likely > 0 && <path d={arcPath(0, lit)} stroke="var(--color-info)" />}
            {likely < nearlyWhole && (
              <path d={arcPath(likely, nearlyWhole)} stroke={`url(#${id}h)`} />
            )}
          </g>
          {likely > 0 && likely < nearlyWhole && (
            <path d={radial(likely, 93, 115)} stroke="var(--color-base-100)" strokeWidth="3" />
          )}
        </>
      )}
      <path d={radial(0, 92, 116)} stroke="currentColor" strokeWidth="3" />
      {phase === 'waiting' && (
        <g
          style={{ transform: `rotate(${elapsed * 360}deg)`, transformOrigin: 'center' }}
          className="motion-safe:animate-[ring-knob_700ms_ease-out]"
        >
          <circle
            cx={center}
            cy={center - ringRadius}
            r="11"
            fill="currentColor"
            stroke="var(--color-base-100)"
            strokeWidth="5"
          />
        </g>
      )}
    </svg>
  );
}
