import { useTranslations } from 'next-intl';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import { scrollBehavior } from '@/components/ui/scroll-behavior';
import { sayBriefly } from '@/lib/answer/say';
import { periodText, sentenceText } from '@/lib/i18n/answer-words';
import { assumedText, assumptionsOf, conditionText } from '@/lib/i18n/condition-words';
import { useCalculatorContext } from '@/lib/store/calculator-context';
import { EstimateAnnouncer } from './estimate-announcer';
import type { EmptyDisplay } from './live-display';
import { useBottomBar } from './use-bottom-bar';
import type { LiveEstimate } from './use-live-estimate';

export { DriveTime } from './drive-time';

export interface EstimateAsideProps {
  entered: EnteredEvening;
  empty: EmptyDisplay;
  onCalculate: () => void;
  /** The main button: while it is in view, there is no bar. */
  button: RefObject<HTMLElement | null>;
  estimate: LiveEstimate | null;
  chip: ReactNode;
}

/** What is not visible at first: the announcements, and the bar at the bottom of the window. */
export function EstimateAside(props: EstimateAsideProps) {
  const { entered, estimate, empty, chip, button, onCalculate } = props;
  const t = useTranslations();
  const { laws } = useCalculatorContext();
  const { evening, model, limit } = entered;
  const countryName = laws[limit.iso2]?.name ?? '';
  const isSaid = estimate && !estimate.answer.isWithheld && estimate.answer.phase !== 'past';
  const assumed = isSaid ? barCondition(estimate, model, countryName) : '';
  const condition = isSaid
    ? conditionText(estimate.answer, model, countryName, estimate.writer)
    : '';
  const ref = useRef<HTMLDivElement>(null);
  const isShown = useBottomBar(ref, button);
  return (
    <>
      <div
        ref={ref}
        inert={!isShown}
        className={`@container fixed inset-x-0 bottom-0 z-20 rounded-t-[1.25rem] bg-(--bar) shadow-[0_-12px_30px_rgb(0_0_0/0.25)] lg:inset-x-auto lg:bottom-4 lg:left-1/2 lg:w-xl lg:-translate-x-1/2 lg:rounded-[1.25rem] transition-[translate,visibility] duration-200 print:hidden ${isShown ? '' : 'invisible translate-y-full lg:translate-y-[150%]'}`}
      >
        <div className="flex items-center gap-3 px-4 pt-2.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] @max-xs:flex-col @max-xs:items-stretch @max-xs:gap-1 @max-xs:pt-1.5">
          <div className="min-w-0 flex-1">
            <button
              type="button"
              className="num min-h-8 max-w-full cursor-pointer text-start leading-tight font-semibold"
              onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
            >
              <span
                className={`block first-letter:uppercase ${estimate?.answer.ask ? 'text-link' : ''}`}
              >
                {estimate
                  ? sentenceText(sayBriefly(estimate.answer), estimate.writer)
                  : empty.title}
              </span>
            </button>
            <div className="flex whitespace-nowrap [&_svg]:hidden">{chip}</div>
            {assumed !== '' && (
              <p className="mt-1 line-clamp-3 text-xs leading-tight text-quiet">{assumed}</p>
            )}
          </div>
          <button
            type="button"
            data-testid="calculate-floating"
            className="btn btn-info h-auto min-h-13 shrink-0 px-5 py-1.5 text-base leading-tight @max-xs:min-h-11"
            onClick={onCalculate}
          >
            {t('calculate.short')}
          </button>
        </div>
      </div>
      <EstimateAnnouncer estimate={estimate} condition={condition} evening={evening} />
    </>
  );
}

/** "Assumed: 21:00 – 23:00; average man, 78 kg"; the country stands beside it, with its "?". */
function barCondition(
  { answer, writer }: LiveEstimate,
  model: EnteredEvening['model'],
  countryName: string,
): string {
  const { open, kind, lastSipMin } = answer;
  const parts = [
    ...(open.includes('times') && kind === 'drinks' ? [periodText(0, lastSipMin, writer)] : []),
    ...assumptionsOf(answer, model, countryName, writer)
      .filter(({ fact }) => fact !== 'country')
      .map(({ text }) => text),
  ];
  return assumedText(parts, writer.t);
}
