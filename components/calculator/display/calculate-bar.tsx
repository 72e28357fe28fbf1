import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { sayBriefly } from '@/lib/answer/say';
import { scrollBehavior } from '@/components/calculator/when/lead-to';
import { sentenceText } from '@/lib/i18n/answer-words';
import type { LiveEstimate } from './live-estimate';

export interface CalculateBarProps {
  estimate: LiveEstimate | null;
  /** What the time rests on that nobody gave; empty if it is all given. */
  assumed: string;
  /** Shown when there is no estimate. */
  emptyTitle: string;
  /** The limit that applies, and its country. */
  chip: ReactNode;
  isShown: boolean;
  onCalculate: () => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * A short form of the display with its own button, fixed to the bottom of the window; its words lead
 * back to the display. It is inert while it is not shown.
 */
export function CalculateBar(props: CalculateBarProps) {
  const { estimate, assumed, emptyTitle, chip, isShown, onCalculate, ref } = props;
  const t = useTranslations();
  return (
    <div
      ref={ref}
      inert={!isShown}
      className={`floating-bar @container transition-[translate,visibility] duration-200 print:hidden ${isShown ? '' : 'invisible translate-y-full lg:translate-y-[150%]'}`}
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
              {estimate ? sentenceText(sayBriefly(estimate.answer), estimate.writer) : emptyTitle}
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
  );
}
