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

const arcWidth = 11.5;

const circle = { cx: center, cy: center, r: ringRadius, fill: 'none', strokeWidth: arcWidth };

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
  const { evening, phase, nowMin } = shown;
  const { elapsed, likely } = ringGeometry(evening, nowMin);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ringSize} ${ringSize}`}
      className="notranslate block w-full overflow-visible"
    >
      <Arcs elapsed={elapsed} likely={likely} />
      <path d={radial(0, 113, 131)} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      {phase === 'waiting' && (
        <g
          style={{ transform: `rotate(${elapsed * 360}deg)`, transformOrigin: 'center' }}
          className="motion-safe:animate-[ring-knob_700ms_ease-out]"
        >
          <circle
            cx={center}
            cy={center - ringRadius}
            r="9"
            fill="currentColor"
            stroke="var(--color-base-100)"
            strokeWidth="4"
          />
        </g>
      )}
    </svg>
  );
}

/** The two arcs of the wait, and the mask that hides what has passed. */
function Arcs({ elapsed, likely }: RingGeometry) {
  const id = useId();
  const lit = Math.min(likely, maxArc);
  return (
    <>
      <pattern
        id={`${id}h`}
        width="6"
        height="6"
        patternTransform="rotate(45)"
        patternUnits="userSpaceOnUse"
      >
        <rect width="6" height="6" fill="var(--color-info)" opacity="0.16" />
        <rect width="2.5" height="6" fill="var(--color-info)" opacity="0.78" />
      </pattern>
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="0" width="264" height="264">
        <circle
          {...circle}
          stroke="#fff"
          strokeWidth={arcWidth + 2}
          pathLength="1"
          strokeDasharray="1 1"
          strokeDashoffset={-elapsed}
          transform={`rotate(-90 ${center} ${center})`}
          className="motion-safe:animate-[ring-run-out_700ms_ease-out]"
        />
      </mask>
      <circle {...circle} stroke="currentColor" opacity="0.1" />
      <g mask={`url(#${id}m)`} fill="none" strokeWidth={arcWidth}>
        {likely > 0 && <path d={arcPath(0, lit)} stroke="var(--color-info)" />}
        {likely < maxArc && <path d={arcPath(likely, maxArc)} stroke={`url(#${id}h)`} />}
      </g>
    </>
  );
}
