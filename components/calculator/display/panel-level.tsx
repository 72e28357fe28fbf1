import { useTranslations } from 'next-intl';
import type { LiveEstimate } from './live-estimate';

interface PanelLevelProps {
  /** Null while there is nothing to calculate. */
  estimate: LiveEstimate | null;
  /** The level without alcohol, "0.00". */
  zero: string;
  unit: string;
}

/** Smaller digits for long levels (typing errors, % BAC), so that the display keeps its size. */
function digitSize(level: string): string {
  if (level.length <= 4) return 'text-[4rem] @max-xs:text-[2.75rem] lg:text-[7rem]';
  return level.length <= 6
    ? 'text-[3.5rem] @max-xs:text-4xl lg:text-[min(5.5rem,20cqi)]'
    : 'text-4xl @max-xs:text-2xl lg:text-6xl';
}

/** The current level with a live dot, or the peak, and the facts beside it. */
export function PanelLevel({ estimate, zero, unit }: PanelLevelProps) {
  const t = useTranslations();
  const level = estimate?.level ?? zero;
  return (
    <>
      <p className="flex min-h-5 items-center gap-1.5 text-sm text-quiet lg:min-h-11">
        {estimate?.isNow && <i aria-hidden="true" className="live-dot" />}
        <span className="num">{estimate?.title}</span>
      </p>
      <div className="flex flex-wrap items-end gap-x-5 lg:block">
        <p className={`num flex flex-wrap items-baseline ${estimate ? 'glow' : 'text-quiet'}`}>
          {estimate && <span className="sr-only">{estimate.spokenLevel}</span>}
          <span
            aria-hidden="true"
            translate="no"
            className={`leading-none font-[650] tracking-[-0.045em] ${digitSize(level)}`}
          >
            {level}
          </span>
          <span
            aria-hidden="true"
            translate="no"
            className="ms-1.5 text-[1.375rem] font-medium lg:text-[2rem]"
          >
            {unit}
          </span>
        </p>
        <div className="num flex min-w-32 flex-1 flex-wrap gap-x-3 pb-1 text-sm leading-snug text-quiet lg:mt-2 lg:min-h-10 lg:content-start lg:pb-0 max-lg:[&>:nth-child(3)]:hidden">
          {estimate?.facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      </div>
      {estimate?.lifeThreatening && (
        <p className="mt-1 text-sm font-semibold text-warning">
          {t('panel.check', { level: estimate.lifeThreatening })}
        </p>
      )}
    </>
  );
}
