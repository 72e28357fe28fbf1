import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FirstAnswerHost } from '@/components/ui/first-answer-host';
import { afterPresses, onDemand } from '@/components/ui/on-demand';
import { clearDisplayMark } from '@/lib/browser/saved-marks';
import type { ListedCountries } from '@/lib/i18n/calculator-limits';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { EnteredLimitChip } from './entered-limit-chip';
import { LiveDisplay } from './live-display';
import type { EmptyDisplay } from './live-panel';
import type { EnteredEvening } from './use-entered-evening';
import { useFloatingBar } from './use-floating-bar';
import { useLiveEstimate } from './use-live-estimate';

/** Not seen at first: loaded once the page answers. */
export const estimateAside = onDemand(() =>
  import('./estimate-aside').then((part) => part.EstimateAside),
);

/** A saved evening that is still not calculated after so long is said to be loading. */
const silentMs = 1500;

interface EstimateAreaProps {
  store: CalculatorStore;
  site: Site;
  laws: ListedCountries;
  entered: EnteredEvening;
  /** Beside a measured value: what the device showed, where that was breath. */
  measurementNote?: string;
  /** Why not, in place of the estimate. */
  empty: EmptyDisplay;
  onCalculate: () => void;
}

/** Whatever shows the live estimate: the display, the bar that stands in for it, the spoken text. */
export function EstimateArea(props: EstimateAreaProps) {
  const { store, site, laws, entered, measurementNote = '', empty, onCalculate } = props;
  const t = useTranslations();
  const estimate = useLiveEstimate(entered, site, measurementNote);
  const button = useRef<HTMLButtonElement>(null);
  const [digits, place, main, bar] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const [EstimateAside, load] = estimateAside.usePart();
  useEffect(load, [load]);
  const foot = useFloatingBar({ digits, place, main, button, bar }, EstimateAside !== null);
  const { model } = entered;
  const isAwaited = !estimate && empty.isUnknown && !empty.onRetry;
  const isReady = useCalculator(store, (state) => state.isReady);
  useLayoutEffect(() => {
    // The drawn entries may still be those of before: what follows them is drawn behind the typing.
    if (!isReady || model !== store.getState().model) return;
    if (!isAwaited) return clearDisplayMark();
    const timer = setTimeout(clearDisplayMark, silentMs);
    return () => clearTimeout(timer);
  }, [store, isReady, model, isAwaited]);
  /** What was pressed before counts first, although what counts it may still be on its way. */
  const handleCalculate = () => afterPresses(onCalculate);
  const { setCountry } = store.getState();
  return (
    <>
      <div className="contents lg:sticky lg:top-16 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:block lg:self-start lg:ps-8 lg:pe-16 lg:pb-6">
        <FirstAnswerHost />
        <LiveDisplay {...{ entered, site, laws, estimate, empty, digits }} onCountry={setCountry} />
        <div ref={place} className="order-3" />
        <div
          ref={main}
          className={`lcd order-3 border-t border-hairline px-4 pt-2.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] lg:border-0 lg:p-0 lg:pt-4 ${foot === 'main' ? 'max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:shadow-[0_-10px_24px_rgb(0_0_0/0.28)]' : ''}`}
        >
          <div className="@container">
            <button
              ref={button}
              type="button"
              data-testid="calculate"
              className="btn btn-info h-auto min-h-13 w-full py-2 text-base leading-tight @max-xs:min-h-11 @max-xs:text-sm lg:min-h-14 lg:text-[1.0625rem]"
              onClick={handleCalculate}
            >
              {t('calculate.main')}
            </button>
          </div>
          <p className="mt-3 hidden text-sm text-quiet lg:block">{t('panel.disclaimer')}</p>
        </div>
      </div>
      {EstimateAside && (
        <EstimateAside
          ref={bar}
          estimate={estimate}
          onCalculate={handleCalculate}
          evening={entered.evening}
          chip={<EnteredLimitChip {...{ entered, site, laws }} onCountry={setCountry} isSlim />}
          isShown={foot === 'floating'}
          emptyTitle={empty.title}
        />
      )}
    </>
  );
}
