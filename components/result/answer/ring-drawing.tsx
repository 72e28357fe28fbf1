import { useId } from 'react';
import type { ShownResult } from '@/components/result/use-shown';
import { cautiousMinOf, type Estimate } from '@/lib/evening/evening-at';

/** Side of the drawing in units of its viewBox. */
const ringSize = 264;
const center = ringSize / 2;
const ringRadius = 122;

/** Maximum arc, as a share of a turn: an SVG arc cannot be a full circle. */
const maxArc = 0.9999;

const arcWidth = 11.5;

const circle = { cx: center, cy: center, r: ringRadius, fill: 'none', strokeWidth: arcWidth };

/** A point on the dial. @param share of a turn, clockwise from the top */
function dialPoint(share: number): string {
  const angle = 2 * Math.PI * share;
  const [x, y] = [center + ringRadius * Math.sin(angle), center - ringRadius * Math.cos(angle)];
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** SVG path of an arc between two shares of a turn, less than one whole turn apart. */
export function arcPath(from: number, to: number): string {
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M${dialPoint(from)}A${ringRadius} ${ringRadius} 0 ${isLarge} 1 ${dialPoint(to)}`;
}

/**
 * The wait as a dial: one turn from the last drink to the cautious time, both at the top. Shares of it.
 * @param nowMin minutes from the start to now
 */
export function ringGeometry(evening: Estimate, nowMin: number) {
  const { lastFinishMin: fromMin, cautious, likely } = evening.forecast;
  const spanMin = Math.max(1, cautiousMinOf(evening) - fromMin);
  const shareOf = (atMin: number) => Math.min(1, Math.max(0, (atMin - fromMin) / spanMin));
  return {
    /** What has passed. */
    elapsed: shareOf(nowMin),
    /** Where the likely time is reached. */
    likely: shareOf(cautious.driveMin > 0 ? likely.driveMin : likely.soberMin),
  };
}

/**
 * The wait as a dial: blue while the level is likely over the limit, hatched while it is perhaps
 * under, dark where the time has passed. Hidden from screen readers: the words inside say the same.
 */
export function RingDrawing({ shown }: { shown: ShownResult }) {
  const { evening, phase, answer } = shown;
  const { elapsed, likely } = ringGeometry(evening, answer.nowMin);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ringSize} ${ringSize}`}
      className="notranslate block w-full overflow-visible"
    >
      <Arcs elapsed={elapsed} likely={likely} />
      <path d={`M${center} 19V1`} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
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
function Arcs({ elapsed, likely }: ReturnType<typeof ringGeometry>) {
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
