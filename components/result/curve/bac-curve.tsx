import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useStripTexts } from '@/components/result/use-strip-texts';
import { loadedPart } from '@/components/ui/loaded-part';
import { onDemand } from '@/components/ui/on-demand';
import { untilOf } from '@/lib/answer/answer';
import type { Forecast } from '@/lib/bac';
import type { DrawingSize } from '@/lib/chart/frame';
import type { BacCurveProps } from './curve-chart';

/** Loaded on demand: its place has a fixed size, and the panel has the times. */
export const curveChunk = onDemand(() =>
  import('./curve-chart').then((module) => module.CurveChart),
);
const CurveChart = loadedPart(curveChunk);

/**
 * The ref of an element and its inner size, CSS pixels; null until the browser has laid it out. To ask
 * for it before would make the browser lay out the page twice before it shows anything.
 */
function useBoxSize() {
  const [size, setSize] = useState<DrawingSize | null>(null);
  const box = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, size] as const;
}

/** The level over time: likely line, range, limit, peak, both crossings and the current time. */
export function BacCurve(props: BacCurveProps) {
  const t = useTranslations();
  const [box, size] = useBoxSize();
  return (
    <section data-testid="bac-curve" className="flex min-w-0 flex-col @[44rem]:col-start-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-xl leading-snug font-semibold">{t('result.curve.title')}</h2>
        <span translate="no" className="text-sm whitespace-nowrap text-quiet">
          {props.texts.unit}
        </span>
      </div>
      <div
        ref={box}
        className="relative mt-2 h-60 @[44rem]:h-[min(30rem,calc(100dvh-26rem))] @[44rem]:min-h-60"
      >
        {size && size.width > 0 && <CurveChart {...props} {...size} />}
      </div>
      <CurveKey forecast={props.forecast} />
    </section>
  );
}

/** The legend of the curve. Hidden from screen readers: the chart has a description. */
function CurveKey({ forecast }: { forecast: Forecast }) {
  const t = useTranslations();
  const { perhaps } = useStripTexts(untilOf(forecast));
  const rows = [
    { mark: 'h-2.5 bg-info/20 ring-1 ring-info ring-inset', text: t('result.curve.band') },
    { mark: 'h-2.5 perhaps', text: perhaps },
    { mark: 'h-0.75 bg-limit', text: t('result.countries.limit') },
  ];
  return (
    <div aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-quiet">
      {rows.map(({ mark, text }) => (
        <span key={text} className="inline-flex items-center gap-1.5">
          <i className={`w-4 shrink-0 rounded-sm ${mark}`} />
          <span>{text}</span>
        </span>
      ))}
    </div>
  );
}
