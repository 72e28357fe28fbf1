import { spreadRow, textWidthPx } from './label-boxes';
import type { ResultTexts } from './result-texts';
import { stripOf } from '@/lib/evening/strip-parts';
import type { Forecast } from '@/lib/bac';
import { useBoxSize } from './use-box-size';
import { useStripWords } from './use-strip-words';

/** Room for the strip at 320 px, until it has been measured. */
const narrowestPx = 240;
const labelFontPx = 13;
const labelGapPx = 8;

const marks = { over: 'bg-info', perhaps: 'perhaps' };

interface NightStripProps {
  /** Over the limit at some time: there is nothing to draw of a night under it. */
  forecast: Forecast;
  texts: ResultTexts;
  /** Minutes from the start to now; null where now is not shown. */
  nowMin: number | null;
}

/**
 * The night at a glance: over the limit, perhaps under, under even cautiously. Hidden from screen
 * readers, which hear the same times in the panel.
 */
export function NightStrip(props: NightStripProps) {
  const { forecast, texts, nowMin } = props;
  const driveMin = forecast.likely.driveMin;
  const driveLateMin = forecast.late.driveMin;
  const soberLateMin = forecast.late.soberMin;
  const isDrinkingShown = forecast.sittings.length > 1 || driveMin < forecast.lastFinishMin;
  const parts = stripOf(forecast);
  const isNowShown = nowMin !== null && nowMin > 0 && nowMin < soberLateMin;
  const words = useStripWords(forecast);
  const [row, size] = useBoxSize<HTMLDivElement>();
  const width = size?.width || narrowestPx;
  const share = (minutes: number) => Math.min(1, minutes / Math.max(1, soberLateMin));
  const minutes = [...new Set([0, driveMin, driveLateMin])];
  const all = minutes.map((atMin) => {
    const text = texts.shortWhen(atMin);
    return { atMin, text, width: textWidthPx(text, labelFontPx) };
  });
  const neededPx = all.reduce((sum, label) => sum + label.width + labelGapPx, -labelGapPx);
  // The likely time gives way where there is no room for three; the panel says it too.
  const labels = neededPx <= width ? all : all.filter((_, i) => i === 0 || i === all.length - 1);
  const lefts = spreadRow(
    labels.map(({ atMin }) => share(atMin) * width),
    labels.map((label) => label.width),
    width,
    labelGapPx,
  );
  return (
    <div aria-hidden="true">
      <div data-strip className="relative h-4">
        <div className="absolute inset-0 overflow-hidden rounded-full bg-current/12">
          {parts.map(({ fromMin, toMin, mark }) => (
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
      <div
        ref={row}
        data-strip-labels
        translate="no"
        className="num relative mt-1 h-5 text-[13px] text-quiet"
      >
        {labels.map(({ atMin, text }, index) => (
          <span
            key={atMin}
            className={`absolute whitespace-nowrap ${atMin > 0 && atMin === driveLateMin ? 'font-bold text-base-content' : ''}`}
            style={{ left: `${lefts[index] ?? 0}px` }}
          >
            {text}
          </span>
        ))}
      </div>
      <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-quiet">
        <StripKey mark={marks.over} text={isDrinkingShown ? words.overOrDrinking : words.over} />
        <StripKey mark={marks.perhaps} text={words.perhaps} />
        <StripKey mark="bg-current/12" text={words.under} />
      </div>
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
