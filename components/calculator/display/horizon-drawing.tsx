import { h12Text } from '@/lib/bac';
import { localZone } from '@/lib/browser/local-zone';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import type { Point } from '@/lib/chart/figures';
import { pageColours, svgLook } from '@/lib/chart/looks';
import type { MarkPart, Shape } from '@/lib/chart/marks';
import { pathOf } from '@/lib/chart/path';
import { plotOf, type Plot } from '@/lib/chart/plot';
import type { UnitSystem } from '@/lib/model/model';
import { timeFormatOf } from '@/lib/model/units';
import type { LiveEstimate } from './use-live-estimate';

interface HorizonDrawingProps {
  estimate: LiveEstimate;
  unitSystem: UnitSystem;
}

/** What the display, low and without texts at the marks, shows. */
const shown: readonly MarkPart[] = [
  'day',
  'midnight',
  'band',
  'hatch',
  'upper',
  'now',
  'limit',
  'line',
  'nowLevel',
];

/** At most so many labels and ticks fit on the time axis. */
const maxLabels = 8;
const maxTicks = 60;
/** Labels this near to an edge, as a share of the width, are left out. */
const edgeShare = 0.04;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const inPercent = ({ x, y }: Point) => ({ x: x * 100, y: y * 100 });

/** The curve over its days. It is stretched to its container, so nothing is measured. */
export function HorizonDrawing({ estimate, unitSystem }: HorizonDrawingProps) {
  const { answer, evening, writer } = estimate;
  const { texts, levels } = writer;
  const minuteOfDayAt = (atMin: number) =>
    localTime(evening.startMs + atMin * MINUTE_MS, localZone).minuteOfDay;
  const plot = plotOf(evening.forecast, answer.nowMin, minuteOfDayAt);
  const hourText = (atMin: number) => {
    const hour = Math.floor(minuteOfDayAt(atMin) / 60);
    return timeFormatOf(unitSystem) === 12
      ? h12Text(hour * 60).replace(':00', '')
      : String(hour).padStart(2, '0');
  };
  const limitY = plot.shapes.find(({ part }) => part === 'limit')?.points[0]?.y ?? 1;
  return (
    <>
      <Marks
        shapes={plot.shapes.filter(({ part }) => shown.includes(part))}
        className={answer.phase === 'past' ? 'grayscale' : ''}
      />
      <div className="absolute inset-x-0 top-2.5 bottom-6 @max-xs:hidden">
        <span
          className="num absolute end-2 -translate-y-full text-xs leading-tight font-semibold text-warning"
          style={{ top: percent(limitY) }}
        >
          {levels.limit(evening.limit.permille)}
        </span>
      </div>
      <TimeAxis plot={plot} hourText={hourText} weekday={texts.weekday} />
    </>
  );
}

/** The marks over the whole plot: the hatch at the back, so that the lines stay clear. */
function Marks({ shapes, className }: { shapes: readonly Shape[]; className: string }) {
  const of = (kind: Shape['kind']) => shapes.filter((shape) => shape.kind === kind);
  return (
    <div className={`horizon-draw absolute inset-x-0 top-2.5 bottom-6 ${className}`}>
      {of('hatch').map(({ points }, index) => (
        <div
          key={index}
          className="perhaps absolute inset-0"
          style={{
            clipPath: `polygon(${points.map(({ x, y }) => `${percent(x)} ${percent(y)}`).join()})`,
          }}
        />
      ))}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      >
        {shapes.map((shape, index) =>
          shape.kind === 'area' || shape.kind === 'line' ? (
            <path
              key={index}
              d={pathOf(shape, shape.points.map(inPercent))}
              {...svgLook(shape.look)}
            />
          ) : null,
        )}
      </svg>
      {of('dot').map(({ part, points: [point], look, radius = 0 }) => (
        <i
          key={part}
          className="absolute -translate-1/2 rounded-full"
          style={{
            left: percent(point?.x ?? 0),
            top: percent(point?.y ?? 0),
            padding: radius,
            background: look.fill && pageColours[look.fill],
            boxShadow: `0 0 0 ${look.width ?? 0}px ${look.stroke && pageColours[look.stroke]}`,
          }}
        />
      ))}
    </div>
  );
}

interface TimeAxisProps {
  plot: Plot;
  /** "06" or "6 AM" */
  hourText: (atMin: number) => string;
  weekday: (atMin: number) => string;
}

/** Hours and days below the curve. */
function TimeAxis({ plot, hourText, weekday }: TimeAxisProps) {
  const { endMin, midnights, hours } = plot;
  const at = (atMin: number) => ({ left: percent(atMin / endMin) });
  // A label at an edge would be cut.
  const labelled = hours(1 / maxLabels).filter(
    (atMin) => !midnights.includes(atMin) && Math.abs(atMin / endMin - 0.5) < 0.5 - edgeShare,
  );
  // One path: with an element for each tick, a quarter of the display's elements were ticks.
  const ticks = hours(1 / maxTicks).map((atMin) => {
    const x = ((atMin / endMin) * 100).toFixed(2);
    return `M${x} 0V${labelled.includes(atMin) ? 6 : 4}`;
  });
  return (
    <div className="num absolute inset-x-0 bottom-0 h-6 border-t border-base-content/30 text-xs leading-none text-quiet">
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="absolute inset-x-0 h-1.5 w-full stroke-base-content/40 [shape-rendering:crispEdges] *:[vector-effect:non-scaling-stroke]"
      >
        <path d={ticks.join('')} />
      </svg>
      {labelled.map((atMin) => (
        <span
          key={atMin}
          className="absolute top-2 -translate-x-1/2 whitespace-nowrap @max-xs:hidden"
          style={at(atMin)}
        >
          {hourText(atMin)}
        </span>
      ))}
      {midnights.map((atMin) => (
        <b
          key={atMin}
          className="absolute inset-y-0 border-s-2 ps-1.5 pt-2 font-semibold whitespace-nowrap text-base-content"
          style={at(atMin)}
        >
          {weekday(atMin)}
        </b>
      ))}
    </div>
  );
}
