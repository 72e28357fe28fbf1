import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ShownResult } from '@/components/result/result-parts';

/** Below the cautious time: the likely time, and how long after the last drink, or how long ago. */
export function LikelyTime({ shown }: { shown: ShownResult }) {
  const { evening, phase, nowMin, texts, measured } = shown;
  const t = useTranslations();
  const { cautious, likely, lastFinishMin } = evening.forecast;
  const likelyMin = likely.driveMin;
  const isPast = phase === 'past';
  const bold = (chunks: ReactNode) => (
    <b className="num font-semibold text-base-content">{chunks}</b>
  );
  const isLikelyOver = phase === 'waiting' && nowMin >= likelyMin;
  const words = { time: texts.when(likelyMin), b: bold };

  const attributes = {
    'data-testid': 'drive-time',
    'data-minutes': likelyMin,
    'data-instant': texts.iso(likelyMin),
    className: 'mt-1.5 text-sm text-pretty text-quiet',
  };

  if (phase === 'passed') {
    const duration = texts.duration(Math.floor(nowMin - cautious.driveMin));
    const agoText = t('result.drive.ago', { duration });
    const likelyText = t('result.sober.likely', { time: words.time });
    return (
      <>
        <p key={duration} {...attributes}>
          <span className="num">{likelyMin > 0 ? `${agoText} · ${likelyText}` : agoText}</span>
        </p>
        <p className="mt-1 font-semibold">{t('result.now.passed')}</p>
      </>
    );
  }
  return (
    <>
      <p key={`${words.time} ${phase} ${isLikelyOver}`} {...attributes}>
        {likelyMin === 0
          ? isPast
            ? (measured?.wasAtLimit ?? t('result.past.likelyUnder'))
            : (measured?.atLimit ?? t('result.drive.likelyUnder'))
          : isPast
            ? t.rich('result.past.likely', words)
            : isLikelyOver
              ? t.rich('result.drive.likelyOver', words)
              : t.rich('result.drive.likely', words)}
      </p>
      {phase === 'planned' && !measured && (
        <p className="num text-sm text-quiet">
          {t('result.drive.afterLast', {
            duration: texts.duration(cautious.driveMin - lastFinishMin),
          })}
        </p>
      )}
    </>
  );
}
