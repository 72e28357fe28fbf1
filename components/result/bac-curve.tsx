'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { Forecast } from '@/lib/bac';
import type { ResultTexts } from './result-texts';
import { useBoxSize } from './use-box-size';

/** In a chunk of its own: its place has a size without it, and the times are in the panel. */
const CurveChart = dynamic(() => import('./curve-chart').then((chart) => chart.CurveChart));

export interface BacCurveProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** Minutes from the start to now, which may lie outside the evening; null where now is not shown. */
  nowMin: number | null;
  /** The words for a curve that begins with a measurement. */
  words?: { summary: string; explain: string };
}

/** The evening as a curve: likely line, range, limit, peak, both crossings and now. */
export function BacCurve(props: BacCurveProps) {
  const t = useTranslations();
  const [box, size] = useBoxSize<HTMLDivElement>();
  return (
    <section
      data-testid="bac-curve"
      className="flex min-w-0 flex-col rounded-box border border-base-content/10 bg-base-100 p-4 sm:p-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">{t('result.curve.title')}</h2>
        <span translate="no" className="text-sm whitespace-nowrap text-base-content/75">
          {props.texts.unit}
        </span>
      </div>
      <div ref={box} className="relative mt-3 h-75 sm:h-90 lg:h-auto lg:min-h-90 lg:flex-1">
        {size && size.width > 0 && <CurveChart {...props} {...size} />}
      </div>
      <p className="mt-2 text-sm text-base-content/80">
        {props.words?.explain ?? t('result.curve.explain')}
      </p>
    </section>
  );
}
