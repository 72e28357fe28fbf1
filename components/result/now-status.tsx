import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Forecast } from '@/lib/bac';
import { eveningAt } from '@/lib/evening/evening-at';
import { NowLevel } from './now-level';
import { PlannedPeak } from './planned-peak';
import type { ResultTexts } from './result-texts';
import { Ring } from './ring';

interface NowStatusProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** Minutes from the start to now; negative before it. */
  nowMin: number;
  /** Said before the start, where that is not the first sip. */
  beforeText?: string;
}

/**
 * The level of this minute and what is left to wait, in the ring and renewed each minute: not said
 * aloud by itself, which would interrupt all reading, and not for paper, where this minute is soon
 * past.
 */
export function NowStatus({ forecast, texts, nowMin, beforeText }: NowStatusProps) {
  const t = useTranslations();
  const state = eveningAt(forecast, nowMin);
  const { phase } = state;
  const big = (chunks: ReactNode) => (
    <b className="block text-[clamp(1rem,7.2cqi,1.25rem)] leading-tight font-semibold text-base-content">
      {chunks}
    </b>
  );

  const leftMin = state.toCautiousMin;
  const words = { duration: texts.duration(leftMin ?? 0), b: big };

  return (
    <div data-testid="now-status" className="print:hidden">
      <Ring {...{ forecast, phase, texts, nowMin }}>
        {phase === 'planned' ? (
          <>
            <p>{beforeText ?? t('result.now.before', { time: texts.when(0) })}</p>
            {!beforeText && <PlannedPeak {...{ forecast, texts }} />}
          </>
        ) : (
          <>
            <NowLevel {...{ state, texts, nowMin }} />
            {leftMin !== null && (
              <p key={`${leftMin} ${state.isNeverOver}`} className="mt-2 leading-snug">
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
