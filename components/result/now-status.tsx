import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Forecast } from '@/lib/bac';
import { nowState } from './now-state';
import type { ResultTexts } from './result-texts';
import type { PlacedSittings } from './sitting-times';

interface NowStatusProps {
  result: Forecast;
  texts: ResultTexts;
  limitPermille: number;
  /** Minutes from the start to now; negative before it. */
  nowMin: number;
  /** As placed; may be left out where there is but one. */
  sittings?: PlacedSittings;
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
  const { result, texts, limitPermille, nowMin, sittings, beforeText, children } = props;
  const t = useTranslations();
  const state = nowState(result, nowMin, sittings);
  const limit = texts.limitWithUnit(limitPermille);
  const cautious = texts.moment(result.band.late.timeWhenCanDrive.minutesFromStart, nowMin);
  const hasBegun = state.phase !== 'before';
  const isOver = ['none', 'between', 'gone'].includes(state.phase);

  function level(): string {
    const value = texts.levelWithUnit(state.likelyPermille);
    if (state.phase === 'before') {
      return beforeText ?? t('result.now.before', { time: texts.moment(0, nowMin) });
    }
    if (state.phase === 'none') return t('result.now.none');
    if (state.phase === 'between') return t('result.now.between');
    if (state.phase === 'gone') return t('result.now.gone');
    if (state.isBelow)
      return t('result.now.below', { value: texts.levelWithUnit(state.highPermille) });
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
      className="mt-4 rounded-field border border-white/20 bg-white/5 p-3 text-sm text-white/80 print:hidden"
    >
      <div className="num text-pretty">
        <p>
          <span className="me-2">
            {t('result.now.title')} {texts.clock(nowMin)}
          </span>{' '}
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
          <p>{t('result.now.resumes', { time: texts.moment(state.resumesAtMin, nowMin) })}</p>
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
