import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import { FirstAnswerHost } from '@/components/ui/first-answer-host';
import { afterPresses, onDemand } from '@/components/ui/on-demand';
import { clearDisplayMark } from '@/lib/browser/saved-marks';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import type { BottomBar } from './bottom-bar';
import { EnteredLimitChip } from './entered-limit-chip';
import { LiveDisplay } from './live-display';
import type { EmptyDisplay } from './live-panel';
import type { Choice } from '@/lib/answer/choices';
import type { LiveEstimate } from './live-estimate';
import { useLiveEstimate } from './use-live-estimate';

/** Not visible at first, so loaded after hydration. */
export const estimateAside = onDemand(() =>
  import('./estimate-aside').then((part) => part.EstimateAside),
);

/** The words of the answer: without drinks nothing is said. */
export const driveTime = onDemand(() => import('./drive-time').then((part) => part.DriveTime));

/** Few visitors are asked. */
const choosing = onDemand(() => import('./choose-fact').then((part) => part.chooseFact));

/** If a saved evening takes longer than this to calculate, the display says that it is loading. */
const maxSilentMs = 1500;

interface EstimateAreaProps {
  entered: EnteredEvening;
  /** For a breath measurement: the value that the device showed. */
  measurementNote?: string;
  /** Shown in place of the estimate. */
  empty: EmptyDisplay;
  onCalculate: () => void;
}

/** Everything that shows the live estimate: the display, the floating bar and the announcements. */
export function EstimateArea(props: EstimateAreaProps) {
  const { entered, measurementNote = '', empty, onCalculate } = props;
  const t = useTranslations();
  const { store, site, laws } = useCalculatorContext();
  const actions = useCalculatorActions();
  const estimate = useLiveEstimate(entered, site, measurementNote);
  const digits = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [foot, setFoot] = useState<BottomBar>('main');
  const [EstimateAside, load] = estimateAside.usePart();
  useEffect(load, [load]);
  useAnswerAttributes(estimate);
  const [DriveTime, loadDriveTime] = driveTime.usePart();
  useEffect(loadDriveTime, [loadDriveTime]);
  const isWaiting = empty.isUnknown === true && !empty.onRetry;
  const isLoading = estimate ? DriveTime === null : isWaiting;
  useDisplayMark(entered, isLoading);
  const handleChoice = (choice: Choice) =>
    void choosing.whenThere((choose) => choose(store, choice));
  // "+1" presses that still wait for their code are counted first.
  const handleCalculate = () => afterPresses(onCalculate);
  return (
    <>
      <div className="contents lg:sticky lg:top-16 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:block lg:self-start lg:ps-8 lg:pe-16 lg:pb-6">
        <FirstAnswerHost />
        <LiveDisplay
          entered={entered}
          site={site}
          laws={laws}
          estimate={estimate}
          DriveTime={DriveTime}
          empty={empty}
          digits={digits}
          choose={actions}
          onChoice={handleChoice}
        />
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
              data-primary=""
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
          parts={{ digits, place, main, button, bar }}
          onFoot={setFoot}
          estimate={estimate}
          onCalculate={handleCalculate}
          entered={entered}
          chip={
            <EnteredLimitChip entered={entered} site={site} laws={laws} choose={actions} isSlim />
          }
          emptyTitle={empty.title}
        />
      )}
    </>
  );
}

/** The phase (library.css) and, for programs, open facts and verdict, on the element of the calculator. */
function useAnswerAttributes(estimate: LiveEstimate | null) {
  const open = estimate?.answer.open.join(' ') ?? '';
  const verdict = estimate?.answer.verdict ?? '';
  const phase = estimate?.answer.phase ?? '';
  useLayoutEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-testid=calculator]');
    if (root) Object.assign(root.dataset, { open, verdict, phase });
  }, [open, verdict, phase]);
}

/**
 * Clears the mark with which the inline script hides the exported display
 * (lib/early/saved-marks.ts), once the display shows the saved entries.
 */
function useDisplayMark({ model }: EnteredEvening, isLoading: boolean) {
  const { store } = useCalculatorContext();
  const isReady = useCalculatorState((state) => state.isReady);
  useLayoutEffect(() => {
    // The deferred model may still be the one from before the saved entries were read.
    if (!isReady || model !== store.getState().model) return;
    if (!isLoading) return clearDisplayMark();
    const timer = setTimeout(clearDisplayMark, maxSilentMs);
    return () => clearTimeout(timer);
  }, [store, isReady, model, isLoading]);
}
