import { useTranslations } from 'next-intl';
import { loadedPart } from '@/components/ui/loaded-part';
import { onDemand } from '@/components/ui/on-demand';
import type { BacCurveProps } from './curve-chart';
import { CurveKey } from './curve-key';
import { useBoxSize } from './use-box-size';

/** Loaded on demand: its place has a fixed size, and the panel has the times. */
export const curveChunk = onDemand(() =>
  import('./curve-chart').then((module) => module.CurveChart),
);
const CurveChart = loadedPart(curveChunk);

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
