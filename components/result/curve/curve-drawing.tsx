import { useId } from 'react';
import { axisFontPx, type CurveGeometry } from './curve-geometry';
import { labelFontOf } from './curve-labels';
import type { CurvePoints } from './curve-points';

/** A text at a place on the time axis. */
interface TimeMark {
  x: number;
  text: string;
}

interface CurveDrawingProps {
  width: number;
  height: number;
  geometry: CurveGeometry;
  hourMarks: TimeMark[];
  /** Day names above the plot; empty where the name does not fit. */
  dayNames: TimeMark[];
  points: CurvePoints;
  summary: string;
}

/** The drawing of the chart; one unit is one CSS pixel. */
export function CurveDrawing(props: CurveDrawingProps) {
  const { width, height, geometry, hourMarks, dayNames, points, summary } = props;
  const { nowX } = points;
  const { plot } = geometry.scale;
  const hatchId = useId();
  return (
    <svg
      role="img"
      aria-label={summary}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={axisFontPx}
      fill="currentColor"
      className="notranslate num absolute inset-0"
    >
      <pattern
        id={hatchId}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="7" height="7" fill="var(--color-info)" opacity="0.14" />
        <rect width="3" height="7" fill="var(--color-info)" opacity="0.7" />
      </pattern>
      <Days geometry={geometry} names={dayNames} />
      <Sittings geometry={geometry} />
      <Axes geometry={geometry} hourMarks={hourMarks} />
      <Range geometry={geometry} hatchId={hatchId} />
      {nowX !== null && (
        <path
          data-mark="now"
          d={`M${nowX} ${plot.top - 4}V${plot.bottom}`}
          stroke="currentColor"
          strokeDasharray="2 3"
          opacity="0.7"
        />
      )}
      <Limit geometry={geometry} />
      <path
        d={geometry.likelyPath}
        fill="none"
        pathLength="1"
        strokeDasharray="1"
        className="motion-safe:animate-[curve-draw_600ms_ease-out]"
        stroke="var(--digits)"
        strokeWidth="2.75"
        strokeLinejoin="round"
      />
      <Points points={points} />
    </svg>
  );
}

interface PartProps {
  geometry: CurveGeometry;
}

function Days({ geometry, names }: PartProps & { names: TimeMark[] }) {
  const { plot } = geometry.scale;
  return (
    <>
      {geometry.days.map(({ startMin, box, isShaded }) => (
        <g key={startMin}>
          {isShaded && <rect data-day="shaded" {...box} opacity="0.05" />}
          {startMin > 0 && (
            <path
              data-day="begin"
              d={`M${box.x} ${plot.top - 16}V${plot.bottom + 5}`}
              stroke="currentColor"
              opacity="0.4"
            />
          )}
        </g>
      ))}
      {names.map(({ x, text }) => (
        <text key={x} x={x} y="14" fontWeight="600" opacity="0.85">
          {text}
        </text>
      ))}
    </>
  );
}

function Sittings({ geometry }: PartProps) {
  const { plot } = geometry.scale;
  return geometry.sittings.map(({ startMin, box }) => (
    <g key={startMin}>
      <rect {...box} opacity="0.07" />
      <rect x={box.x} y={plot.bottom - 3} width={box.width} height="6" rx="2" opacity="0.65" />
    </g>
  ));
}

function Axes({ geometry, hourMarks }: PartProps & { hourMarks: TimeMark[] }) {
  const { plot } = geometry.scale;
  return (
    <>
      {geometry.levelMarks.map(({ y, text, permille, isLabelled }) => (
        <g key={permille}>
          <path d={`M${plot.left} ${y}H${plot.right}`} stroke="currentColor" opacity="0.12" />
          {isLabelled && (
            <text x={plot.left - 8} y={y + 4.5} textAnchor="end" opacity="0.8">
              {text}
            </text>
          )}
        </g>
      ))}
      <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} stroke="currentColor" opacity="0.3" />
      {hourMarks.map(({ x, text }) => (
        <g key={x}>
          <path d={`M${x} ${plot.bottom}v5`} stroke="currentColor" opacity="0.5" />
          <text x={x} y={plot.bottom + 23} textAnchor="middle" opacity="0.8">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

/**
 * The band between the optimistic and the cautious curve, and the hatch where it is perhaps under the limit.
 */
function Range({ geometry, hatchId }: PartProps & { hatchId: string }) {
  return (
    <>
      <path d={geometry.bandPath} fill="var(--color-info)" opacity="0.18" />
      {geometry.perhaps.map(({ fromMin, toMin, path }) => (
        <path
          key={fromMin}
          data-mark="perhaps"
          data-from={fromMin}
          data-to={toMin}
          d={path}
          fill={`url(#${hatchId})`}
        />
      ))}
    </>
  );
}

/** The limit with its tag; one above the axis is dashed at the top, with an arrow. */
function Limit({ geometry }: PartProps) {
  const { scale, limit } = geometry;
  const { plot } = scale;
  return (
    <>
      <path
        d={`M${plot.left - 6} ${limit.y}H${plot.right}`}
        stroke="var(--limit)"
        strokeWidth="1.5"
        strokeDasharray={limit.isAbove ? '4 4' : undefined}
      />
      <rect {...limit.tag} rx="4" fill="var(--limit)" />
      <text
        x={limit.tag.width / 2}
        y={limit.y + 4.5}
        textAnchor="middle"
        fontWeight="700"
        fill="#20100a"
      >
        {limit.text}
      </text>
      {limit.isAbove && (
        <path d={`M${limit.tag.width / 2 - 5} ${limit.tag.y - 3}l5 -6l5 6Z`} fill="var(--limit)" />
      )}
    </>
  );
}

function Points({ points }: { points: CurvePoints }) {
  const { peak, crossings, labels } = points;
  return (
    <>
      {peak.permille > 0 && <circle cx={peak.x} cy={peak.y} r="4.5" fill="var(--digits)" />}
      {crossings.map(({ x, y, isCautious }) => (
        <circle
          key={String(isCautious)}
          cx={x}
          cy={y}
          r={isCautious ? 6 : 4.5}
          fill={isCautious ? '#fff' : 'var(--color-base-100)'}
          stroke="var(--limit)"
          strokeWidth={isCautious ? 3 : 2}
        />
      ))}
      {labels.map(({ id, text, box, anchor, anchorX }) => (
        <text
          key={`${id} ${anchorX}`}
          x={anchorX}
          y={box.y + labelFontOf(id) - 1}
          textAnchor={anchor}
          fontSize={labelFontOf(id)}
          fontWeight={id === 'cautious' || id === 'peak' ? 700 : 500}
          stroke="var(--color-base-100)"
          strokeWidth="4"
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {text}
        </text>
      ))}
    </>
  );
}
