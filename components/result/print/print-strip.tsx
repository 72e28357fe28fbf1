import { useId } from 'react';
import { spreadRow, textWidthPx } from '@/lib/chart/label-boxes';
import { useStripTexts } from '@/components/result/use-strip-texts';
import type { ShownResult } from '@/components/result/use-shown';
import { stripOf, type Mark } from '@/lib/evening/strip-parts';

/** Width of the viewBox, and the font size of the labels in its unit. */
const width = 700;
const fontPx = 12;

/** What parts of the sheet are drawn from. */
export interface PaperPartProps {
  shown: ShownResult;
  /** Formats a minute of the evening with its day. */
  when: (atMin: number) => string;
}

/** A sign for each mark; its shape tells them apart on a greyscale copy. */
export function StateSign({ mark }: { mark: Mark }) {
  return (
    <svg className="sign" viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="4.75" className={mark === 'over' ? 'full' : undefined} />
      {mark === 'perhaps' && <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5Z" className="full" />}
    </svg>
  );
}

/** The evening as a strip with its times, and the legend of the strip and the signs. */
export function PrintStrip({ shown, when }: PaperPartProps) {
  const { evening, answer, texts } = shown;
  const { forecast } = evening;
  const words = useStripTexts(answer.until);
  const hatchId = useId();
  const { likely, cautious, sittings } = forecast;
  const share = (atMin: number) => atMin / Math.max(1, cautious.soberMin);
  const minutes = [...new Set([0, likely.driveMin, cautious.driveMin])].sort((a, b) => a - b);
  const labels = minutes.map((atMin) =>
    when(atMin === cautious.driveMin ? texts.said(atMin) : atMin),
  );
  const lefts = spreadRow(
    minutes.map((atMin) => share(atMin) * width),
    labels.map((text) => textWidthPx(text, fontPx)),
    width,
    8,
  );
  const legend: [Mark, string][] = [
    ['over', sittings.length > 1 ? words.overOrDrinking : words.over],
    ['perhaps', words.perhaps],
    ['under', words.under],
  ];
  return (
    <>
      {cautious.driveMin > 0 && (
        <svg className="strip" viewBox={`0 0 ${width} 34`} aria-hidden="true">
          <pattern id={hatchId} width="5" height="5" patternUnits="userSpaceOnUse">
            <path d="M-1 6 6-1" />
          </pattern>
          <rect width={width} height="12" className="rest" />
          {stripOf(forecast).map(({ fromMin, toMin, mark }) => (
            <rect
              key={fromMin}
              x={share(fromMin) * width}
              width={(share(toMin) - share(fromMin)) * width}
              height="12"
              className={mark}
              fill={mark === 'perhaps' ? `url(#${hatchId})` : undefined}
            />
          ))}
          {labels.map((text, index) => (
            <text key={text} x={lefts[index]} y="29" className={index > 0 ? 'late' : undefined}>
              {text}
            </text>
          ))}
        </svg>
      )}
      <p className="legend">
        {legend.map(([mark, text]) => (
          <span key={mark}>
            <StateSign mark={mark} /> <span>{text}</span>
          </span>
        ))}
      </p>
    </>
  );
}
