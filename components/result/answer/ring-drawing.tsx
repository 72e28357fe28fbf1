import { useId } from 'react';
import type { ShownResult } from '@/components/result/result-parts';
import {
  arcPath,
  dialPoint,
  ringGeometry,
  ringRadius,
  ringSize,
  type RingGeometry,
} from './ring-geometry';

const center = ringSize / 2;

/** Maximum arc, as a share of a turn: an SVG arc cannot be a full circle. */
const maxArc = 0.9999;

const circle = { cx: center, cy: center, r: ringRadius, fill: 'none' };

/** A line from one radius to another. @param share of a turn, clockwise from the top */
function radial(share: number, fromRadius: number, toRadius: number): string {
  const [start, end] = [dialPoint(share, fromRadius), dialPoint(share, toRadius)];
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
}

/**
 * The wait as a dial: blue while the level is likely over the limit, hatched while it is perhaps
 * under, dark where the time has passed. Hidden from screen readers: the words inside say the same.
 */
export function RingDrawing({ shown }: { shown: ShownResult }) {
  const { evening, phase, texts, nowMin } = shown;
  const { elapsed, likely, hours } = ringGeometry(evening, nowMin, texts.minuteOfDayAt);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ringSize} ${ringSize}`}
      className="notranslate block w-full overflow-visible"
    >
      <HourMarks hours={hours} texts={texts} />
      {phase === 'passed' ? (
        <circle {...circle} className="stroke-quiet" strokeWidth="5" />
      ) : (
        <Arcs elapsed={elapsed} likely={likely} width={phase === 'planned' ? 9 : 16} />
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

/** A tick for each hour; midnight has a longer one with its weekday. */
function HourMarks({ hours, texts }: Pick<RingGeometry, 'hours'> & Pick<ShownResult, 'texts'>) {
  return hours.map(({ atMin, angle }) => {
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
            textAnchor={label.x < center - 12 ? 'end' : label.x > center + 12 ? 'start' : 'middle'}
            dx={label.x < center - 12 ? 8 : label.x > center + 12 ? -8 : 0}
            className="fill-quiet text-[12px] font-semibold"
          >
            {texts.weekday(atMin)}
          </text>
        )}
      </g>
    );
  });
}

/** The two arcs of the wait, and the mask that hides what has passed. */
function Arcs({
  elapsed,
  likely,
  width,
}: Pick<RingGeometry, 'elapsed' | 'likely'> & { width: number }) {
  const id = useId();
  const lit = Math.min(likely, maxArc);
  return (
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
          {...circle}
          stroke="#fff"
          strokeWidth={width + 2}
          pathLength="1"
          strokeDasharray="1 1"
          strokeDashoffset={-elapsed}
          transform={`rotate(-90 ${center} ${center})`}
          className="motion-safe:animate-[ring-run-out_700ms_ease-out]"
        />
      </mask>
      <circle {...circle} stroke="currentColor" opacity="0.1" strokeWidth={width} />
      <g mask={`url(#${id}m)`} fill="none" strokeWidth={width}>
        {likely > 0 && <path d={arcPath(0, lit)} stroke="var(--color-info)" />}
        {likely < maxArc && <path d={arcPath(likely, maxArc)} stroke={`url(#${id}h)`} />}
      </g>
      {likely > 0 && likely < maxArc && (
        <path d={radial(likely, 93, 115)} stroke="var(--color-base-100)" strokeWidth="3" />
      )}
    </>
  );
}
