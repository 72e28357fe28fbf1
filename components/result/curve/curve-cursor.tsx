import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Drawing } from '@/lib/chart/drawing';

/** Minutes that the pointer and the arrow keys snap to. */
const pointerStepMin = 10;
const keyStepMin = 30;
const pageStepMin = 120;

interface CurveCursorProps {
  drawing: Drawing;
  /** Last minute that can be reached. */
  lastMin: number;
  /** Where the cursor is before the first key press, minutes. */
  homeMin: number;
  levelAt: (atMin: number) => number;
  /** "00:30: likely 0.62, between 0.17 and 0.90" */
  describe: (atMin: number) => string;
}

/** Where a key moves the cursor, before clamping; undefined for keys without a function. */
function keyTarget(key: string, valueMin: number, lastMin: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: valueMin + keyStepMin,
    ArrowUp: valueMin + keyStepMin,
    ArrowLeft: valueMin - keyStepMin,
    ArrowDown: valueMin - keyStepMin,
    PageUp: valueMin + pageStepMin,
    PageDown: valueMin - pageStepMin,
    Home: 0,
    End: lastMin,
  };
  const target = targets[key];
  if (target === undefined || target === 0 || target === lastMin) return target;
  // From between two half hours the arrow moves to the next one.
  const round = target > valueMin ? Math.floor : Math.ceil;
  return round(target / keyStepMin) * keyStepMin;
}

/** Shows the level at any minute, by pointer, touch or keyboard. */
export function CurveCursor(props: CurveCursorProps) {
  const { drawing, lastMin, homeMin, levelAt, describe } = props;
  const t = useTranslations();
  const { edges, size, xOf, yOf } = drawing;
  const [atMin, setAtMin] = useState<number | null>(null);
  const hintId = useId();
  const within = (minutes: number) => Math.min(Math.max(minutes, 0), lastMin);
  const valueMin = within(atMin ?? homeMin);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setAtMin(null);
    const target = keyTarget(event.key, valueMin, lastMin);
    if (target === undefined) return;
    event.preventDefault();
    setAtMin(within(target));
  }

  function handlePointer(event: PointerEvent<HTMLElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const minutes = (x - xOf(0)) / (xOf(1) - xOf(0));
    setAtMin(within(Math.round(minutes / pointerStepMin) * pointerStepMin));
  }

  const x = xOf(valueMin);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('result.curve.title')}
      aria-describedby={hintId}
      aria-valuemin={0}
      aria-valuemax={lastMin}
      aria-valuenow={valueMin}
      aria-valuetext={describe(valueMin)}
      className="absolute inset-0 cursor-crosshair touch-pan-y rounded-field"
      onFocus={() => setAtMin((known) => known ?? within(homeMin))}
      onBlur={() => setAtMin(null)}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerLeave={() => setAtMin(null)}
    >
      <span id={hintId} className="sr-only">
        {t('result.curve.keyboard')}
      </span>
      {atMin !== null && (
        <>
          <svg width={size.width} height={size.height} className="block" aria-hidden="true">
            <path
              d={`M${x} ${edges.top}V${edges.bottom}`}
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <circle
              cx={x}
              cy={yOf(levelAt(valueMin))}
              r="6"
              fill="var(--color-info)"
              stroke="var(--color-base-100)"
              strokeWidth="2"
            />
          </svg>
          <p
            aria-hidden="true"
            className="num pointer-events-none absolute -top-3 w-max max-w-[min(18rem,100%)] rounded-field border border-base-content/25 bg-base-100 px-2.5 py-1.5 text-sm shadow-md"
            style={{ left: x, transform: `translateX(-${(x / size.width) * 100}%)` }}
          >
            {describe(valueMin)}
          </p>
        </>
      )}
    </div>
  );
}
