import { useId } from 'react';
import type { Drawing } from '@/lib/chart/drawing';
import { pageColours, svgLook } from '@/lib/chart/looks';

/** Side of the tile of the hatch, and width of its line, pixels. */
const tilePx = 7;
const hatchPx = 3;

interface DrawnChartProps {
  drawing: Drawing;
  className: string;
  /** The chart in words; without them it is hidden from screen readers. */
  summary?: string;
}

/** A chart as SVG, on the page and on paper; one unit is one CSS pixel unless it is stretched. */
export function DrawnChart({ drawing, className, summary }: DrawnChartProps) {
  const { size, shapes, texts } = drawing;
  const hatchId = useId();
  return (
    <svg
      {...(summary ? { role: 'img', 'aria-label': summary } : { 'aria-hidden': true })}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={className}
    >
      <pattern
        id={hatchId}
        width={tilePx}
        height={tilePx}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={tilePx} height={tilePx} fill={pageColours.info} opacity="0.14" />
        <rect width={hatchPx} height={tilePx} fill={pageColours.info} opacity="0.7" />
      </pattern>
      {shapes.map(({ part, kind, look, d }, index) => (
        <path
          key={index}
          data-part={part}
          d={d}
          strokeLinejoin="round"
          {...svgLook(look)}
          {...(kind === 'hatch' && { fill: `url(#${hatchId})` })}
          {...(part === 'line' && { pathLength: 1 })}
        />
      ))}
      {texts.map(({ part, text, x, y, anchor, fontPx, weight, tone, opacity, hasRim }, index) => (
        <text
          key={index}
          data-part={part}
          x={x}
          y={y}
          textAnchor={anchor}
          fontSize={fontPx}
          fontWeight={weight}
          fill={pageColours[tone ?? 'ink']}
          opacity={opacity}
          {...(hasRim && {
            stroke: pageColours.ground,
            strokeWidth: 4,
            strokeLinejoin: 'round',
            paintOrder: 'stroke',
          })}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
