import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Forecast } from '@/lib/bac';
import { eveningAt } from '@/lib/evening/evening-at';
import type { ResultTexts } from './result-texts';

interface NowStatusProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** Minutes from the start to now; negative before it. */
  nowMin: number;
  /** Said before the start, where that is not the first sip. */
  beforeText?: string;
  /** What can be done with the cautious time. */
  children: ReactNode;
}

/**
 * The level of this minute and what is left to wait, renewed each minute: not said aloud by itself,
 * which would interrupt all reading, and not for paper, where this minute is soon past.
 */
export function NowStatus(props: NowStatusProps) {
  const { forecast, texts, nowMin, beforeText, children } = props;
  const t = useTranslations();
  const state = eveningAt(forecast, nowMin);
  const limit = texts.limitWithUnit(forecast.limitPermille);
  const hasBegun = state.trend !== 'before';
  const isOver = ['none', 'between', 'gone'].includes(state.trend);

  function level(): string {
    const value = texts.levelWithUnit(state.likelyPermille);
    if (state.trend === 'before') {
      return beforeText ?? t('result.now.before', { time: texts.when(0) });
    }
    if (state.trend === 'none') return t('result.now.none');
    if (state.trend === 'between') return t('result.now.between');
    if (state.trend === 'gone') return t('result.now.gone');
    if (state.isBelow)
      return t('result.now.below', { value: texts.levelWithUnit(state.highPermille) });
    return state.trend === 'rising'
      ? t('result.now.rising', { value })
      : t('result.now.falling', { value });
  }

  function side(): string {
    if (state.isNeverOver) {
      return t('result.now.throughout', { limit, time: texts.when(forecast.late.soberMin) });
    }
    if (state.side === 'under') return t('result.now.under', { limit });
    const cautious = texts.when(forecast.late.driveMin);
    if (state.side === 'perhaps') return t('result.now.cautious', { limit, cautious });
    return t('result.now.times', { limit, likely: texts.when(forecast.likely.driveMin), cautious });
  }

  function countdown(): string {
    if (state.toCautiousMin !== null) {
      const duration = texts.duration(state.toCautiousMin);
      return state.isNeverOver
        ? t('result.now.countdownGone', { duration })
        : t('result.now.countdown', { duration });
    }
    return state.isNeverOver ? '' : t('result.now.passed');
  }

  return (
    <div
      data-testid="now-status"
      className="mt-4 rounded-field border border-white/20 bg-white/5 p-3 text-sm text-white/80 print:hidden"
    >
      <div className="num text-pretty">
        <p>
          <span className="me-2">{`${t('result.now.title')} ${texts.clock(nowMin)}`}</span>{' '}
          <b className="font-semibold text-white">{level()}</b>
        </p>
        {hasBegun && !isOver && !state.isBelow && (
          <p>
            {t('result.now.range', {
              low: texts.level(state.lowPermille),
              high: texts.levelWithUnit(state.highPermille),
            })}
          </p>
        )}
        {state.resumesAtMin !== null && (
          <p>{t('result.now.resumes', { time: texts.when(state.resumesAtMin) })}</p>
        )}
        {hasBegun && <p>{side()}</p>}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="num">{countdown()}</p>
        {children}
      </div>
    </div>
  );
}
