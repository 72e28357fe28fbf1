import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/result-parts';
import { ceilMinutes, isMeasuredAtLimit, peakOf } from '@/lib/bac';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { dayNames } from '@/lib/i18n/day-names';
import type { Translator } from '@/lib/i18n/duration-text';
import { penaltyLimitText } from '@/lib/i18n/penalty-text';
import { belowText } from '@/lib/i18n/use-level-texts';
import { siteByCode } from '@/lib/site/sites';

/** One number with its label and a note. */
export interface PaperFact {
  label: string;
  value: string;
  note: string;
}

interface PaperFacts {
  /** The cautious drive time; the cautious sober time where the limit is never passed. */
  answer: PaperFact;
  others: PaperFact[];
}

interface PaperTexts extends PaperFacts {
  /** "Evening of Saturday 21 November 2026" */
  title: string;
  /** "Sat 21:30", with the weekday also for today: paper is read on another day. */
  when: (atMin: number) => string;
}

/**
 * The texts of the printed sheet and of the shared picture. None may read as permission to drive.
 */
export function usePaperTexts(shown: ShownResult): PaperTexts {
  const writer = paperWriter(shown, useTranslations());
  const { t, dayOf, when } = writer;
  return { ...factsOf(writer), title: t('result.past.title', { date: dayOf(0) }), when };
}

interface PaperWriter {
  shown: ShownResult;
  t: Translator;
  /** "Saturday 21 November 2026" */
  dayOf: (atMin: number) => string;
  when: (atMin: number) => string;
}

function paperWriter(shown: ShownResult, t: Translator): PaperWriter {
  const { siteCode, source, evening, texts } = shown;
  const names = dayNames(siteByCode(siteCode));
  return {
    shown,
    t,
    dayOf: (atMin) =>
      names.whole(localTime(evening.startMs + atMin * MINUTE_MS, source.zonedNow.zone).day),
    when: (atMin) =>
      t('calendar.weekdayTime', { weekday: texts.weekday(atMin), time: texts.clock(atMin) }),
  };
}

function factsOf(writer: PaperWriter): PaperFacts {
  const { cautious, waitPermille } = writer.shown.evening.forecast;
  if (cautious.driveMin === 0) return staysUnderFacts(writer);
  return waitPermille <= 0 ? clearanceFacts(writer) : limitFacts(writer);
}

/** The level never passes the limit: the answer is when the alcohol is gone. */
function staysUnderFacts(writer: PaperWriter): PaperFacts {
  const { t, when } = writer;
  const { evening, texts } = writer.shown;
  const { likely, cautious } = evening.forecast;
  const limit = texts.limitWithUnit(evening.limit.permille);
  const note = evening.limit.isOnlyAbove
    ? t('result.paper.underThroughoutAtMost', { limit })
    : t('result.paper.underThroughout', { limit });
  return {
    answer: { ...timeFact(writer, t('result.paper.gone'), cautious.soberMin), note },
    others: [
      { label: t('result.paper.goneLikely'), value: when(likely.soberMin), note: '' },
      peakFact(writer),
    ],
  };
}

/**
 * Any alcohol is forbidden: the answer is when it is gone; the limit only says where penalties
 * begin.
 */
function clearanceFacts(writer: PaperWriter): PaperFacts {
  const { t, when } = writer;
  const { evening, texts } = writer.shown;
  const { likely, limitMin } = evening.forecast;
  const goneLikely: PaperFact = {
    label: t('result.paper.goneLikely'),
    value: when(likely.soberMin),
    note: t('result.paper.halfLonger'),
  };
  const penalties = limitMin && {
    label: t('result.paper.penalties', { limit: penaltyLimitText(evening.limit, texts, t) }),
    value: limitMin.cautious === 0 ? t('result.paper.throughout') : when(limitMin.cautious),
    note: t('caveat.anyForbidden'),
  };
  return {
    answer: driveFact(writer),
    others: [goneLikely, peakFact(writer), ...(penalties ? [penalties] : [])],
  };
}

/** The answer is when the level is under the limit. */
function limitFacts(writer: PaperWriter): PaperFacts {
  const { t, when } = writer;
  const { likely, cautious } = writer.shown.evening.forecast;
  const gone: PaperFact = {
    label: t('result.paper.gone'),
    value: when(cautious.soberMin),
    note: t('result.paper.likely', { time: when(likely.soberMin) }),
  };
  return {
    answer: driveFact(writer),
    others: [likelyDriveFact(writer), peakFact(writer), gone],
  };
}

/** The cautious drive time. */
function driveFact(writer: PaperWriter): PaperFact {
  const { t, shown } = writer;
  const labels = {
    planned: t('result.paper.planned'),
    drinking: t('result.paper.drinking'),
    waiting: t('result.paper.waiting'),
    passed: t('result.paper.passed'),
    past: t('result.paper.passed'),
  };
  return timeFact(writer, labels[shown.phase], shown.evening.forecast.cautious.driveMin);
}

function likelyDriveFact({ t, when, shown }: PaperWriter): PaperFact {
  const { forecast, limit: applicable } = shown.evening;
  const limit = shown.texts.limitWithUnit(applicable.permille);
  if (isMeasuredAtLimit(forecast)) {
    return { label: t('measurement.result.exactlyAt', { limit }), value: when(0), note: '' };
  }
  const { driveMin } = forecast.likely;
  return {
    label: applicable.isOnlyAbove
      ? t('result.paper.likelyUnderAtMost', { limit })
      : t('result.paper.likelyUnder', { limit }),
    value: driveMin === 0 ? t('result.paper.throughout') : when(driveMin),
    note: t('result.paper.halfLonger'),
  };
}

/**
 * The likely peak with its range; for slow drinking, whose likely peak is zero, the upper bound.
 */
function peakFact({ t, when, shown }: PaperWriter): PaperFact {
  const { evening, texts } = shown;
  const { curves, likely, peakAtMin } = evening.forecast;
  const [low, high] = [peakOf(curves.optimistic), peakOf(curves.cautious)];
  const isSlow = likely.peakPermille === 0;
  const time = when(ceilMinutes(isSlow ? high.atMin : peakAtMin));
  return {
    label:
      evening.kind === 'measurement'
        ? t('measurement.measuredAt', { time })
        : t('result.peak.at', { time }),
    value: isSlow
      ? belowText(texts.peakWithUnit(high.permille))
      : texts.peakWithUnit(likely.peakPermille),
    note: t('result.paper.range', {
      low: texts.peak(low.permille),
      high: texts.peak(high.permille),
    }),
  };
}

/** A time, with its date and how long it is after the last drink. */
function timeFact({ t, dayOf, when, shown }: PaperWriter, label: string, atMin: number): PaperFact {
  const { evening, texts } = shown;
  const duration = texts.duration(atMin - evening.forecast.lastFinishMin);
  const after =
    evening.kind === 'measurement'
      ? t('result.paper.afterMeasurement', { duration })
      : t('result.paper.afterLastSip', { duration });
  return { label, value: when(atMin), note: `${dayOf(atMin)}, ${after}` };
}
