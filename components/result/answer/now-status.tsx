import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ShownResult } from '@/components/result/result-parts';
import { NowLevel } from './now-level';
import { PlannedPeak } from './planned-peak';
import { Ring } from './ring';

/**
 * The current level and the remaining wait, inside the ring. Updated every minute, but not a live
 * region: it would interrupt screen readers. Not printed: it would soon be out of date.
 */
export function NowStatus({ shown }: { shown: ShownResult }) {
  const { evening, answer, phase, texts, nowMin, measured } = shown;
  const t = useTranslations();
  const { now: state, isWithheld } = answer;
  const big = (chunks: ReactNode) => (
    <b className="block text-[clamp(1rem,7.2cqi,1.25rem)] leading-tight font-semibold text-base-content">
      {chunks}
    </b>
  );

  const leftMin = state.toCautiousMin;
  const words = { duration: texts.duration(leftMin ?? 0), b: big };

  return (
    <div data-testid="now-status" className="print:hidden">
      <Ring shown={shown}>
        {phase === 'planned' ? (
          <>
            <p>{measured?.before ?? t('result.now.before', { time: texts.when(0) })}</p>
            {!measured && <PlannedPeak forecast={evening.forecast} texts={texts} />}
          </>
        ) : (
          <>
            <NowLevel answer={answer} texts={texts} nowMin={nowMin} />
            {leftMin !== null && !isWithheld && (
              <p key={`${leftMin} ${state.isNeverOver}`} className="mt-2 text-xs leading-snug">
                {state.isNeverOver
                  ? t.rich('result.now.countdownGone', words)
                  : t.rich('result.now.countdown', words)}
              </p>
            )}
          </>
        )}
      </Ring>
      {state.resumesAtMin !== null && (
        <p className="num mt-3 text-sm text-quiet">
          {t('result.now.resumes', { time: texts.when(state.resumesAtMin) })}
        </p>
      )}
    </div>
  );
}
