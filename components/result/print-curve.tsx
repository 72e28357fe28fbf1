import { useId } from 'react';
import { paperFrame } from './paper-frame';
import type { PaperInput } from './paper-input';
import { paperLabels } from './paper-labels';
import { paperShapes } from './paper-shapes';

/** Pixels of the drawing, which is stretched to the width of the sheet. */
const size = { width: 700, height: 240 };

interface PrintCurveProps extends Pick<PaperInput, 'evening' | 'texts'> {
  when: (atMin: number) => string;
}

/** The whole course, dark on white. The times beside it say the same in words. */
export function PrintCurve({ evening, texts, when }: PrintCurveProps) {
  const id = useId();
  const { forecast } = evening;
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
