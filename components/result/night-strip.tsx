import { useTranslations } from 'next-intl';
import { spreadRow, textWidthPx } from './label-boxes';
import type { ResultTexts } from './result-texts';
import { stripPart, type StripPart } from './strip-parts';
import { useBoxSize } from './use-box-size';

/** Room for the strip at 320 px, until it has been measured. */
const narrowestPx = 240;
const labelFontPx = 13;

const marks = { over: 'bg-info', perhaps: 'perhaps' };

interface NightStripProps {
  /** Likely minute from which one may drive; 0 when under the limit all along. */
  driveMin: number;
  /** Cautious one; above 0: there is nothing to draw of a night under the limit. */
  driveLateMin: number;
  /** Where the strip ends: the cautious sober time. */
  soberLateMin: number;
  /** The stretches of several sittings; left out where there is but one. */
  parts?: readonly StripPart[];
  texts: ResultTexts;
}

/**
 * The night at a glance: over the limit, perhaps under, under even cautiously. Hidden from screen
 * readers, which hear the same times in the panel.
 */
export function NightStrip(props: NightStripProps) {
  const { driveMin, driveLateMin, soberLateMin, parts, texts } = props;
  const t = useTranslations();
  const [row, size] = useBoxSize<HTMLDivElement>();
  const width = size?.width || narrowestPx;
  const share = (minutes: number) => Math.min(1, minutes / Math.max(1, soberLateMin));
  const minutes = [...new Set([0, driveMin, driveLateMin])];
  const labels = minutes.map((atMin) => ({ atMin, text: texts.clock(atMin) }));
  const lefts = spreadRow(
    labels.map(({ atMin }) => share(atMin) * width),
    labels.map(({ text }) => textWidthPx(text, labelFontPx)),
    width,
    8,
  );
  return (
    <div aria-hidden="true">
      <div className="relative h-4 overflow-hidden rounded-full bg-white/12">
        {(parts ?? stripPart(0, driveMin, driveLateMin)).map(({ fromMin, toMin, mark }) => (
          <span
            key={fromMin}
            className={`absolute inset-y-0 ${marks[mark]}`}
            style={{
              left: `${share(fromMin) * 100}%`,
              width: `${(share(toMin) - share(fromMin)) * 100}%`,
            }}
          />
        ))}
      </div>
      <div ref={row} className="num relative mt-1 h-5 text-[13px] text-white/80">
        {labels.map(({ atMin, text }, index) => (
          <span
            key={atMin}
            className={`absolute whitespace-nowrap ${atMin > 0 && atMin === driveLateMin ? 'font-bold text-white' : ''}`}
            style={{ left: `${lefts[index] ?? 0}px` }}
          >
            {text}
          </span>
        ))}
      </div>
      <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-white/80">
        <StripKey
          mark={marks.over}
          text={parts ? t('result.sittings.overOrDrinking') : t('result.strip.over')}
        />
        <StripKey mark={marks.perhaps} text={t('result.strip.perhaps')} />
        <StripKey mark="bg-white/12" text={t('result.strip.under')} />
      </div>
    </div>
  );
}

function StripKey({ mark, text }: { mark: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className={`size-2.5 shrink-0 rounded-sm ${mark}`} />
      {text}
    </span>
  );
}
