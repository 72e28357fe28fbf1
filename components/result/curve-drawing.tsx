import { useId } from 'react';
import { axisFontPx, type CurveGeometry } from './curve-geometry';
import { labelFontPx } from './curve-labels';
import type { CurvePoints } from './curve-points';

interface CurveDrawingProps {
  width: number;
  height: number;
  geometry: CurveGeometry;
  /** Clock texts of the time axis; a midnight carries the day that begins. */
  hourMarks: { x: number; text: string; day: string | null }[];
  points: CurvePoints;
  summary: string;
}

/** The chart itself, drawn pixel for pixel. */
export function CurveDrawing(props: CurveDrawingProps) {
  const { width, height, geometry, hourMarks, points, summary } = props;
  const { peak, crossings, nowX, labels } = points;
  const { scale, levelMarks, limit, perhaps } = geometry;
  const { plot } = scale;
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
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V6" stroke="var(--color-info)" strokeWidth="2.5" opacity="0.5" />
      </pattern>
      {geometry.sittings.map(({ startMin, box }) => (
        <g key={startMin}>
          <rect {...box} opacity="0.07" />
          <rect x={box.x} y={plot.bottom - 3} width={box.width} height="6" rx="2" opacity="0.65" />
        </g>
      ))}
      {levelMarks.map(({ y, text, permille, isLabelled }) => (
        <g key={permille}>
          <path d={`M${plot.left} ${y}H${plot.right}`} stroke="currentColor" opacity="0.12" />
          {isLabelled && (
            <text x={plot.left - 8} y={y + 4.5} textAnchor="end" opacity="0.8">
              {text}
            </text>
          )}
        </g>
      ))}
      {hourMarks.map(({ x, text, day }) => (
        <g key={x}>
          <path
            d={day === null ? `M${x} ${plot.bottom}v5` : `M${x} ${plot.top}V${plot.bottom + 5}`}
            stroke="currentColor"
            opacity={day === null ? 0.5 : 0.25}
          />
          <text
            x={x}
            y={plot.bottom + 23}
            textAnchor="middle"
            fontWeight={day === null ? undefined : 700}
            opacity="0.8"
          >
            {day ?? text}
          </text>
        </g>
      ))}
      <path d={geometry.bandPath} fill="var(--color-info)" opacity="0.18" />
      {perhaps && <rect {...perhaps} fill={`url(#${hatchId})`} />}
      {nowX !== null && (
        <path
          d={`M${nowX} ${plot.top - 4}V${plot.bottom}`}
          stroke="currentColor"
          strokeDasharray="2 3"
          opacity="0.7"
        />
      )}
      <path
        d={`M${plot.left - 6} ${limit.y}H${plot.right}`}
        stroke="var(--color-accent)"
        strokeWidth="1.5"
        strokeDasharray={limit.isAbove ? '4 4' : undefined}
      />
      <rect {...limit.tag} rx="4" fill="var(--color-accent)" />
      <text
        x={limit.tag.width / 2}
        y={limit.y + 4.5}
        textAnchor="middle"
        fontWeight="700"
        fill="var(--color-accent-content)"
      >
        {limit.text}
      </text>
      {limit.isAbove && (
        <path
          d={`M${limit.tag.width / 2 - 5} ${limit.tag.y - 3}l5 -6l5 6Z`}
          fill="var(--color-accent)"
        />
      )}
      <path
        d={geometry.likelyPath}
        fill="none"
        stroke="var(--color-info)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {peak.permille > 0 && <circle cx={peak.x} cy={peak.y} r="4.5" fill="var(--color-info)" />}
      {crossings.map(({ x, isCautious }) => (
        <circle
          key={String(isCautious)}
          cx={x}
          cy={limit.y}
          r="5"
          fill="var(--color-base-100)"
          stroke="var(--color-accent)"
          strokeWidth="2.5"
        />
      ))}
      {labels.map(({ id, text, box, anchor, anchorX }) => (
        <text
          key={`${id} ${anchorX}`}
          x={anchorX}
          y={box.y + 14}
          textAnchor={anchor}
          fontSize={id === 'now' || id === 'sitting' ? axisFontPx : labelFontPx}
          fontWeight={id === 'cautious' || id === 'peak' ? 700 : 500}
          stroke="var(--color-base-100)"
          strokeWidth="4"
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
