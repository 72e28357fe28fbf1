import { useTranslations } from 'next-intl';
import { useRef, type RefObject } from 'react';
import { useFloatingBar } from './use-floating-bar';
import type { LiveReading } from './use-live-reading';

interface CalculateBarProps {
  reading: LiveReading | null;
  /** Why there is no reading. */
  emptyTitle: string;
  /** The panel the bar stands in for. */
  panel: RefObject<HTMLElement | null>;
  onCalculate: () => void;
}

/**
 * The reading panel as a bar at the foot of the window, with its button: once the visitor has
 * scrolled, and not near the end of the page. Out of sight it cannot be reached by any means.
 */
export function CalculateBar({ reading, emptyTitle, panel, onCalculate }: CalculateBarProps) {
  const t = useTranslations();
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useFloatingBar(bar, panel);

  function waitText(): string {
    if (!reading) return emptyTitle;
    const { drive, limit } = reading;
    return drive
      ? t('panel.waitUntil', { time: drive.cautious.when })
      : t('panel.staysUnderShort', { limit });
  }

  return (
    <div
      ref={bar}
      inert={!isShown}
      className={`lcd fixed inset-x-0 bottom-0 z-20 border-x-0 border-b-0 pb-[env(safe-area-inset-bottom)] transition-[translate,visibility] duration-200 lg:inset-x-auto lg:bottom-4 lg:left-1/2 lg:w-md lg:-translate-x-1/2 lg:rounded-box lg:border lg:pb-0 lg:shadow-xl ${isShown ? '' : 'invisible translate-y-full lg:translate-y-[150%]'}`}
    >
      <div className="mx-auto flex max-w-2xl items-center gap-3 px-4 py-3 sm:gap-4">
        <div className="min-w-0 flex-1">
          <p translate="no" className="num glow text-xl leading-none font-semibold sm:text-2xl">
            {reading ? reading.levelWithUnit : <span aria-hidden="true">–.––</span>}
          </p>
          <p className="num mt-1 text-sm leading-tight text-white/80">{waitText()}</p>
        </div>
        <button
          type="button"
          data-testid="calculate-floating"
          className="btn btn-info h-12 shrink-0 px-5 text-base sm:px-8"
          onClick={onCalculate}
        >
          {t('calculate.short')}
        </button>
      </div>
    </div>
  );
}
