import { spreadRow, textWidthPx } from '@/lib/chart/label-boxes';
import { useBoxSize } from '@/components/result/curve/use-box-size';
import type { ShownResult } from '@/components/result/result-parts';
import { stripOf } from '@/lib/evening/strip-parts';
import { useStripTexts } from './use-strip-texts';

/** Width of the strip in a window of 320 px, used until it is measured. */
const minWidthPx = 240;
const labelFontPx = 13;
const labelGapPx = 8;

const marks = { over: 'bg-info', perhaps: 'perhaps' };

/**
 * The evening as a timeline strip: over the limit, perhaps under, under by the cautious estimate
 * too. Hidden from screen readers: the panel has the same times. Renders nothing if the limit is
 * never exceeded.
 */
export function NightStrip({ shown }: { shown: ShownResult }) {
  const { markedNowMin: nowMin } = shown;
  const { forecast } = shown.evening;
  const cautiousSoberMin = forecast.cautious.soberMin;
  const isDrinkingShown =
    forecast.sittings.length > 1 || forecast.likely.driveMin < forecast.lastFinishMin;
  const isNowShown = nowMin !== null && nowMin > 0 && nowMin < cautiousSoberMin;
  const words = useStripTexts(forecast);
  const share = (minutes: number) => Math.min(1, minutes / Math.max(1, cautiousSoberMin));
  return (
    <div aria-hidden="true">
      <div data-strip className="relative h-4">
        <div className="absolute inset-0 overflow-hidden rounded-full bg-current/12">
          {stripOf(forecast).map(({ fromMin, toMin, mark }) => (
            <span
              key={fromMin}
              data-mark={mark}
              className={`absolute inset-y-0 ${marks[mark]}`}
              style={{
                left: `${share(fromMin) * 100}%`,
                width: `${(share(toMin) - share(fromMin)) * 100}%`,
              }}
            />
          ))}
        </div>
        {isNowShown && (
          <span
            data-mark="now"
            className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-base-content ring-2 ring-base-100"
            style={{ left: `${share(nowMin) * 100}%` }}
          />
        )}
      </div>
      <StripTimes shown={shown} share={share} />
      <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-quiet">
        <StripKey mark={marks.over} text={isDrinkingShown ? words.overOrDrinking : words.over} />
        <StripKey mark={marks.perhaps} text={words.perhaps} />
        <StripKey mark="bg-current/12" text={words.under} />
      </div>
    </div>
  );
}

interface StripTimesProps {
  shown: ShownResult;
  /** Position on the strip, 0 to 1. */
  share: (atMin: number) => number;
}

/**
 * Start, likely and cautious time below the strip. The likely time is left out if three do not fit.
 */
function StripTimes({ shown, share }: StripTimesProps) {
  const { likely, cautious } = shown.evening.forecast;
  const [row, size] = useBoxSize<HTMLDivElement>();
  const width = size?.width || minWidthPx;
  const all = [...new Set([0, likely.driveMin, cautious.driveMin])].map((atMin) => {
    const { said, shortWhen } = shown.texts;
    const text = shortWhen(atMin === cautious.driveMin ? said(atMin) : atMin);
    return { atMin, text, width: textWidthPx(text, labelFontPx) };
  });
  const neededPx = all.reduce((sum, label) => sum + label.width + labelGapPx, -labelGapPx);
  const labels = neededPx <= width ? all : all.filter((_, i) => i === 0 || i === all.length - 1);
  const lefts = spreadRow(
    labels.map(({ atMin }) => share(atMin) * width),
    labels.map((label) => label.width),
    width,
    labelGapPx,
  );
  return (
    <div
      ref={row}
      data-strip-labels
      translate="no"
      className="num relative mt-1 h-5 text-[13px] text-quiet"
    >
      {labels.map(({ atMin, text }, index) => (
        <span
          key={atMin}
          className={`absolute whitespace-nowrap ${atMin > 0 && atMin === cautious.driveMin ? 'font-bold text-base-content' : ''}`}
          style={{ left: `${lefts[index] ?? 0}px` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

function StripKey({ mark, text }: { mark: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className={`size-2.5 shrink-0 rounded-sm ${mark}`} />
      <span>{text}</span>
    </span>
  );
}
