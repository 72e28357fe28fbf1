import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Forecast } from '@/lib/bac';
import type { Phase } from '@/lib/evening/evening-at';
import type { ResultTexts } from './result-texts';

interface LikelyTimeProps {
  forecast: Forecast;
  phase: Phase;
  /** Minutes from the start to now. */
  nowMin: number;
  texts: ResultTexts;
  isMeasured: boolean;
}

/** Under the cautious time: how long after the last sip or how long ago, and the likely time. */
export function LikelyTime({ forecast, phase, nowMin, texts, isMeasured }: LikelyTimeProps) {
  const t = useTranslations();
  const { late, likely, lastFinishMin } = forecast;
  const likelyMin = likely.driveMin;
  const isPast = phase === 'past';
  const bold = (chunks: ReactNode) => (
    <b className="num font-semibold text-base-content">{chunks}</b>
  );
  const words = { time: texts.when(likelyMin), b: bold };

  function likelyText(): ReactNode {
    if (isPast) {
      return likelyMin === 0 ? t('result.past.likelyUnder') : t.rich('result.past.likely', words);
    }
    if (likelyMin === 0) return t('result.drive.likelyUnder');
    return phase === 'waiting' && nowMin >= likelyMin
      ? t.rich('result.drive.likelyOver', words)
      : t.rich('result.drive.likely', words);
  }

  return (
    <p
      key={`${words.time} ${phase} ${nowMin >= likelyMin}`}
      data-testid="drive-time"
      data-minutes={likelyMin}
      data-instant={texts.iso(likelyMin)}
      className="mt-1.5 text-sm text-pretty text-quiet"
    >
      {phase !== 'passed' && <span>{likelyText()}</span>}
      {phase === 'passed' && (
        <>
          <span className="num">
            {t('result.drive.ago', {
              duration: texts.duration(Math.floor(nowMin - late.driveMin)),
            })}
          </span>
          <b className="mt-1 block font-semibold text-base-content">{t('result.now.passed')}</b>
        </>
      )}
      {phase === 'planned' && !isMeasured && (
        <span className="num block">
          {t('result.drive.afterLast', { duration: texts.duration(late.driveMin - lastFinishMin) })}
        </span>
      )}
    </p>
  );
}
