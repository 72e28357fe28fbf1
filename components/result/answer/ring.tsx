import { useId, type ReactNode } from 'react';
import type { ShownResult } from '@/components/result/use-shown';
import { cautiousMinOf, type Estimate } from '@/lib/evening/evening-at';

/** Side of the drawing in units of its viewBox. */
const ringSize = 264;
const center = ringSize / 2;
const ringRadius = 122;

const arcWidth = 11.5;

/** One turn of length 1, clockwise from the top. */
const turn = {
  cx: center,
  cy: center,
  r: ringRadius,
  fill: 'none',
  strokeWidth: arcWidth,
  pathLength: 1,
  transform: `rotate(-90 ${center} ${center})`,
};

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
 * The wait as a dial around the clock: blue while the level is likely over the limit, hatched while it
 * is perhaps under, dark where the time has passed. Hidden from screen readers: the words inside say
 * the same. Where large type leaves no room, the clock alone.
 */
export function Ring({ shown, children }: { shown: ShownResult; children: ReactNode }) {
  const { evening, phase, answer } = shown;
  const { elapsed, likely } = ringGeometry(evening, answer.nowMin);
  return (
    <div className="@container mx-auto w-80 max-w-full @4xl:w-full">
      <div className="grid @max-[14rem]:block">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${ringSize} ${ringSize}`}
          className="notranslate block w-full overflow-visible [grid-area:1/1] @max-[14rem]:hidden print:hidden"
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
        <div className="grid place-content-center justify-items-center text-center [grid-area:1/1] @min-[14rem]:px-[11cqi] @min-[14rem]:*:first:max-w-[66cqi] @min-[14rem]:*:last:max-w-[62cqi]">
          {children}
        </div>
      </div>
    </div>
  );
}

/** The two arcs of the wait, and the mask that hides what has passed. */
function Arcs({ elapsed, likely }: ReturnType<typeof ringGeometry>) {
  const id = useId();
  return (
    <>
      <pattern
        id={`${id}h`}
        width="6"
        height="6"
        patternTransform="rotate(135)"
        patternUnits="userSpaceOnUse"
      >
        <rect width="6" height="6" fill="var(--color-info)" opacity="0.16" />
        <rect width="2.5" height="6" fill="var(--color-info)" opacity="0.78" />
      </pattern>
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="0" width="264" height="264">
        <circle
          {...turn}
          stroke="#fff"
          strokeWidth={arcWidth + 2}
          strokeDasharray="1 1"
          strokeDashoffset={-elapsed}
          className="motion-safe:animate-[ring-run-out_700ms_ease-out]"
        />
      </mask>
      <circle {...turn} stroke="currentColor" opacity="0.1" />
      <g mask={`url(#${id}m)`}>
        <circle {...turn} stroke="var(--color-info)" strokeDasharray={`${likely} 1`} />
        <circle {...turn} stroke={`url(#${id}h)`} strokeDasharray={`0 ${likely} 1`} />
      </g>
    </>
  );
}
