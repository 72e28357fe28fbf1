import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { sayBriefly } from '@/lib/answer/say';
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
 * A short form of the display with its own button, fixed to the bottom of the window once the
 * digits have scrolled out of view. It is inert while it is not shown.
 */
export function CalculateBar(props: CalculateBarProps) {
  const { estimate, assumed, emptyTitle, chip, isShown, onCalculate, ref } = props;
  const t = useTranslations();
  return (
    <div
      ref={ref}
      inert={!isShown}
      className={`lcd fixed inset-x-0 bottom-0 z-20 border-t border-hairline pb-[env(safe-area-inset-bottom)] shadow-[0_-10px_24px_rgb(0_0_0/0.28)] transition-[translate,visibility] duration-200 print:hidden lg:inset-x-auto lg:bottom-4 lg:left-1/2 lg:w-xl lg:-translate-x-1/2 lg:rounded-box lg:border lg:pb-0 lg:shadow-xl ${isShown ? '' : 'invisible translate-y-full lg:translate-y-[150%]'}`}
    >
      <div className="@container">
        <div className="flex items-center gap-3 px-4 py-2.5 @max-xs:gap-2 @max-xs:px-2.5 @max-xs:py-1.5">
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-4">
              {estimate?.isLevelShown && (
                <p
                  translate="no"
                  className="num glow text-[1.375rem] leading-tight font-[650] tracking-[-0.02em] @max-xs:text-lg"
                >
                  {estimate.levelWithUnit}
                </p>
              )}
              <div className="min-w-0">{chip}</div>
            </div>
            <p className="num mt-0.5 text-sm leading-tight @max-xs:text-xs">
              <WaitText estimate={estimate} assumed={assumed} emptyTitle={emptyTitle} />
            </p>
          </div>
          <button
            type="button"
            data-testid="calculate-floating"
            className="btn btn-info h-auto min-h-13 shrink-0 px-5 text-base @max-xs:min-h-11 @max-xs:px-2.5 @max-xs:text-sm"
            onClick={onCalculate}
          >
            {t('calculate.short')}
          </button>
        </div>
      </div>
    </div>
  );
}

type WaitTextProps = Pick<CalculateBarProps, 'estimate' | 'assumed' | 'emptyTitle'>;

function WaitText({ estimate, assumed, emptyTitle }: WaitTextProps) {
  if (!estimate) return <span>{emptyTitle}</span>;
  const { answer, writer } = estimate;
  const { drive, nowMin, isWithheld } = answer;
  const leftMin = !isWithheld && drive ? drive.cautiousMin - nowMin : 0;
  return (
    <>
      <span>{sentenceText(sayBriefly(answer), writer)}</span>
      {leftMin > 0 && (
        <span className="whitespace-nowrap text-quiet">{` · ${writer.texts.duration(Math.ceil(leftMin))}`}</span>
      )}
      {assumed !== '' && <span className="block text-quiet">{assumed}</span>}
    </>
  );
}
