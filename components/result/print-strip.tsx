import { useId } from 'react';
import { spreadRow, textWidthPx } from './label-boxes';
import type { PaperInput } from './paper-input';
import type { PaperState } from './paper-rows';
import { stripOf } from '@/lib/evening/strip-parts';
import { useStripWords } from './use-strip-words';

/** Width of the strip in the unit of its labels, and their font size. */
const width = 700;
const fontPx = 12;

interface PrintStripProps extends Pick<PaperInput, 'evening'> {
  when: (atMin: number) => string;
}

/** A sign for each state, told apart by its shape: a sheet may be copied in grey. */
export function StateSign({ state }: { state: PaperState }) {
  return (
    <svg className="sign" viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="4.75" className={state === 'over' ? 'full' : undefined} />
      {state === 'perhaps' && <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5Z" className="full" />}
    </svg>
  );
}

/** The night as a strip with its times, and what strip and signs mean. */
export function PrintStrip({ evening, when }: PrintStripProps) {
  const words = useStripWords(evening.forecast);
  const hatchId = useId();
  const { likely, late, sittings } = evening.forecast;
  const share = (atMin: number) => atMin / Math.max(1, late.soberMin);
  const minutes = [...new Set([0, likely.driveMin, late.driveMin])].sort((a, b) => a - b);
  const labels = minutes.map(when);
  const widths = labels.map((text) => textWidthPx(text, fontPx));
  const lefts = spreadRow(
    minutes.map((atMin) => share(atMin) * width),
    widths,
    width,
    8,
  );
  const over = sittings.length > 1 ? words.overOrDrinking : words.over;
  return (
    <>
      {late.driveMin > 0 && (
        <svg className="strip" viewBox={`0 0 ${width} 34`} aria-hidden="true">
          <pattern id={hatchId} width="5" height="5" patternUnits="userSpaceOnUse">
            <path d="M-1 6 6-1" />
          </pattern>
          <rect width={width} height="12" className="rest" />
          {stripOf(evening.forecast).map(({ fromMin, toMin, mark }) => (
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
        <span>
          <StateSign state="over" /> <b>{over}</b>
        </span>
        <span>
          <StateSign state="perhaps" /> <span>{words.perhaps}</span>
        </span>
        <span>
          <StateSign state="under" /> <span>{words.under}</span>
        </span>
      </p>
    </>
  );
}
