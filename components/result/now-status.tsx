import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Forecast } from '@/lib/bac';
import { nowState } from './now-state';
import type { ResultTexts } from './result-texts';

interface NowStatusProps {
  result: Forecast;
  texts: ResultTexts;
  limitPermille: number;
  /** Minutes from the start to now; negative before it. */
  nowMin: number;
  /** What can be done with the cautious time. */
  children: ReactNode;
}

/** The level of this minute and what is left to wait, renewed each minute. */
export function NowStatus({ result, texts, limitPermille, nowMin, children }: NowStatusProps) {
  const t = useTranslations();
  const state = nowState(result, nowMin);
  const isSlow = result.peakPermilleExact === 0;
  const limit = texts.limitWithUnit(limitPermille);
  const cautious = texts.moment(result.band.late.timeWhenCanDrive.minutesFromStart, nowMin);
  const hasBegun = state.phase !== 'before';
  const isOver = state.phase === 'none' || state.phase === 'gone';

  function level(): string {
    const value = texts.levelWithUnit(state.likelyPermille);
    if (state.phase === 'before') {
      return t('result.now.before', { time: texts.moment(0, nowMin) });
    }
    if (state.phase === 'none') return t('result.now.none');
    if (state.phase === 'gone') return t('result.now.gone');
    if (isSlow) return t('result.now.below', { value: texts.levelWithUnit(state.highPermille) });
    return state.phase === 'rising'
      ? t('result.now.rising', { value })
      : t('result.now.falling', { value });
  }

  function side(): string {
    if (state.side === 'under') return t('result.now.under', { limit });
    if (state.side === 'perhaps') return t('result.now.cautious', { limit, cautious });
    const likely = texts.moment(result.timeWhenCanDrive.minutesFromStart, nowMin);
    return t('result.now.times', { limit, likely, cautious });
  }

  return (
    <div
      data-testid="now-status"
      className="mt-4 rounded-field border border-white/20 bg-white/5 p-3 text-sm text-white/80"
    >
      <div role="status" className="num text-pretty">
        <p>
          <span className="me-2">
            {t('result.now.title')} {texts.clock(nowMin)}
          </span>{' '}
          <b className="font-semibold text-white">{level()}</b>
        </p>
        {hasBegun && !isOver && !isSlow && (
          <p>
            {t('result.now.range', {
              low: texts.level(state.lowPermille),
              high: texts.levelWithUnit(state.highPermille),
            })}
          </p>
        )}
        {hasBegun && <p>{side()}</p>}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="num">{countdown()}</p>
        {children}
      </div>
    </div>
  );

  function countdown(): string {
    if (state.toCautiousMin !== null) {
      return t('result.now.countdown', { duration: texts.duration(state.toCautiousMin) });
    }
    const hadToWait = result.band.late.timeWhenCanDrive.minutesFromStart > 0;
    return hadToWait ? t('result.now.passed') : '';
  }
}
