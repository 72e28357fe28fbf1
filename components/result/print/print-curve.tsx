import { useId } from 'react';
import type { ResultTexts } from '@/components/result/result-texts';
import type { Forecast } from '@/lib/bac';
import { paperFrame } from './paper-frame';
import { paperLabels } from './paper-labels';
import { paperShapes } from './paper-shapes';

/** Size of the viewBox, which is stretched to the width of the sheet. */
const size = { width: 700, height: 240 };

interface PrintCurveProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** Formats a minute of the evening with its day. */
  when: (atMin: number) => string;
}

/** The whole curve, dark on white. Hidden from screen readers: the facts above say the same. */
export function PrintCurve({ forecast, texts, when }: PrintCurveProps) {
  const id = useId();
  const frame = paperFrame(forecast, texts, size);
  const labels = paperLabels(forecast, frame, texts, when, size.width);
  return (
    <svg className="curve" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {paperShapes(forecast, frame).map(({ part, d, clip }, index) => (
        <g key={`${part} ${index}`}>
          {clip && (
            <clipPath id={`${id}${index}`}>
              <path d={clip} />
            </clipPath>
          )}
          <path className={part} d={d} clipPath={clip && `url(#${id}${index})`} />
        </g>
      ))}
      {labels.map(({ part, text, x, y, anchor }, index) => (
        <text key={`${part} ${index}`} className={`of-${part}`} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
