import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import type { Answer } from '@/lib/answer/answer';
import { ringLevelSize } from './level-size';

interface NowLevelProps {
  answer: Answer;
  texts: ResultTexts;
  nowMin: number;
}

/**
 * The current level: in large digits while it rises or falls, and as a sentence, visually hidden
 * where the digits are shown. After the cautious time it is the cautious level, without the glow.
 */
export function NowLevel({ answer, texts, nowMin }: NowLevelProps) {
  const t = useTranslations();
  const { now: state, open } = answer;
  const { trend, likelyPermille, lowPermille, highPermille } = state;
  const isMoving = !state.isBelow && (trend === 'rising' || trend === 'falling');
  const isPassed = state.phase === 'passed' && trend !== 'gone';
  const hasDigits = isMoving && !isPassed;
  const level = texts.level(likelyPermille);
  const high = texts.levelWithUnit(highPermille);
  const upTo = t('result.ring.upTo', { value: high });

  function sentence(): string {
    const value = texts.levelWithUnit(likelyPermille);
    const isNone = trend === 'gone' || trend === 'none' || trend === 'between';
    // That nothing is left may not be said of facts that nobody gave.
    if (open.length > 0 && isNone) return highPermille > 0 ? upTo : value;
    if (trend === 'gone') return t('result.now.gone');
    if (isPassed) return upTo;
    if (trend === 'none') return t('result.now.none');
    if (trend === 'between') return t('result.now.between');
    if (state.isBelow) return t('result.now.below', { value: high });
    return trend === 'rising'
      ? t('result.now.rising', { value })
      : t('result.now.falling', { value });
  }

  return (
    <>
      <p>
        <span className="inline-flex items-center gap-1.5">
          <i aria-hidden="true" className="size-2 shrink-0 rounded-full bg-info" />
          <span>{`${t('result.now.title')} ${texts.clock(nowMin)}`}</span>
        </span>{' '}
        <b
          key={sentence()}
          className={
            hasDigits
              ? 'sr-only'
              : `mt-1 block leading-tight font-semibold text-base-content ${isPassed ? 'text-[clamp(1rem,8cqi,1.375rem)]' : 'text-[clamp(1rem,6.2cqi,1.0625rem)]'}`
          }
        >
          {sentence()}
        </b>{' '}
        {hasDigits && (
          <span className="sr-only">
            {t('result.now.range', { low: texts.level(lowPermille), high })}
          </span>
        )}
      </p>
      {hasDigits && (
        <div aria-hidden="true">
          <p className="mx-auto max-w-[52cqi]">
            {trend === 'rising' ? t('result.ring.rising') : t('result.ring.likely')}
          </p>
          <p translate="no" className="glow whitespace-nowrap">
            <span className={`leading-none font-semibold ${ringLevelSize(level)}`}>
              {texts.level(likelyPermille)}
            </span>
            <span className="text-lg">{texts.withUnit('')}</span>
          </p>
        </div>
      )}
      {!isPassed && !state.isBelow && highPermille > 0 && <p aria-hidden={hasDigits}>{upTo}</p>}
    </>
  );
}
