import { useTranslations } from 'next-intl';
import type { MeasuredForecast } from '@/lib/bac';
import type { MeasuredWords } from './result-parts';
import type { ResultTexts } from './result-texts';

const MINUTE_MS = 60_000;

interface MeasuredWordsInput {
  result: MeasuredForecast | null;
  limitPermille: number;
  /** Litres of breath for one of blood. */
  ratio: number;
  startMs: number;
  nowMs: number;
}

/** What the result says of a level that was measured. */
export function useMeasuredWords(input: MeasuredWordsInput) {
  const t = useTranslations();
  const { result, limitPermille, ratio, startMs, nowMs } = input;
  if (!result) return undefined;
  const { late } = result.band;
  const driveMin = late.timeWhenCanDrive.minutesFromStart;
  const likelyMin = result.timeWhenCanDrive.minutesFromStart;
  const soberMin = result.timeUntilSober.minutesFromStart;
  const soberLateMin = late.timeUntilSober.minutesFromStart;
  const hasToWait = driveMin > 0;

  return (texts: ResultTexts): MeasuredWords => {
    const level = texts.levelWithUnit(result.peakPermilleExact);
    const start = texts.clock(0);
    return {
      title: t('reading.measuredAt', { time: start }),
      before: t('reading.result.before', {
        time: texts.moment(0, (nowMs - startMs) / MINUTE_MS),
      }),
      total: t('reading.result.total'),
      calendar:
        hasToWait && likelyMin === 0
          ? t('result.drive.likelyUnder')
          : t('reading.result.calendar', {
              cautious: texts.clock(hasToWait ? driveMin : soberLateMin),
              likely: texts.clock(hasToWait ? likelyMin : soberMin),
            }),
      curve: {
        summary: t('reading.result.curve', {
          level,
          start,
          sober: texts.clock(soberMin),
          soberLate: texts.clock(soberLateMin),
          limit: texts.limitWithUnit(limitPermille),
        }),
        explain: t('reading.result.explain'),
      },
      disclaimer: `${t('reading.result.disclaimer')} ${t('reading.devices')}`,
      share: (limit) =>
        hasToWait
          ? t('reading.result.share', {
              level,
              at: start,
              limit,
              time: texts.clock(driveMin),
              // Whoever reads it later does not know which day "tomorrow" was.
              date: texts.date(startMs + driveMin * MINUTE_MS),
            })
          : t('reading.result.shareUnder', { level, at: start, limit }),
      permillePerBreath: ratio / 1000,
    };
  };
}
