import { useTranslations } from 'next-intl';
import { ceilMinutes, isMeasuredAtLimit, peakOf } from '@/lib/bac';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { phaseAt } from '@/lib/evening/evening-at';
import { dayNames } from '@/lib/i18n/day-names';
import { penaltyLimitText } from '@/lib/i18n/penalty-text';
import { belowText } from '@/lib/i18n/use-level-texts';
import { siteByCode } from '@/lib/site/sites';
import type { PaperInput } from './paper-input';

/** One number of the answer with what it is. */
export interface PaperFact {
  label: string;
  value: string;
  note: string;
}

export interface PaperWords {
  /** "Evening of Saturday 21 November 2026" */
  title: string;
  /** The cautious time first; where the limit is never passed that of the alcohol being gone. */
  answer: PaperFact;
  others: PaperFact[];
  /** Writes a minute of the evening with its day, also today: paper is read on another one. */
  when: (atMin: number) => string;
}

/** What a sheet of paper and a picture say of an evening. Nothing in it may read as permission. */
export function usePaperWords(input: PaperInput): PaperWords {
  const { siteCode, source, evening, texts, nowMs } = input;
  const t = useTranslations();
  const { forecast, startMs, limit } = evening;
  const { likely, late, curves } = forecast;
  const phase = phaseAt(evening, nowMs);
  const limitText = texts.limitWithUnit(limit.permille);
  const names = dayNames(siteByCode(siteCode));
  const dayOf = (atMin: number) =>
    names.whole(localTime(startMs + atMin * MINUTE_MS, source.place.zone).day);
  const when = (atMin: number) =>
    t('calendar.weekdayTime', { weekday: texts.weekday(atMin), time: texts.clock(atMin) });
  const after = (atMin: number) => {
    const duration = texts.duration(atMin - forecast.lastFinishMin);
    return evening.kind === 'measurement'
      ? t('result.paper.afterMeasurement', { duration })
      : t('result.paper.afterLastSip', { duration });
  };
  const leads = {
    planned: t('result.paper.planned'),
    drinking: t('result.paper.drinking'),
    waiting: t('result.paper.waiting'),
    passed: t('result.paper.passed'),
    past: t('result.paper.passed'),
  };
  const at = (label: string, atMin: number): PaperFact => ({
    label,
    value: when(atMin),
    note: `${dayOf(atMin)}, ${after(atMin)}`,
  });
  const top = { low: peakOf(curves.early), high: peakOf(curves.late) };
  // Drinking so slow that the likely level stays at zero: what it stays below is told.
  const isSlow = likely.peakPermille === 0;
  const peakAt = when(ceilMinutes(isSlow ? top.high.atMin : forecast.peakAtMin));
  const peak: PaperFact = {
    label:
      evening.kind === 'measurement'
        ? t('measurement.measuredAt', { time: peakAt })
        : t('result.peak.at', { time: peakAt }),
    value: isSlow
      ? belowText(texts.levelWithUnit(top.high.permille))
      : texts.levelWithUnit(likely.peakPermille),
    note: t('result.paper.range', {
      low: texts.level(top.low.permille),
      high: texts.level(top.high.permille),
    }),
  };
  const goneLikely = t('result.paper.likely', { time: when(likely.soberMin) });
  const title = t('result.past.title', { date: dayOf(0) });
  if (late.driveMin === 0) {
    const under = limit.isOnlyAbove
      ? t('result.paper.underThroughoutAtMost', { limit: limitText })
      : t('result.paper.underThroughout', { limit: limitText });
    const gone = at(t('result.paper.gone'), late.soberMin);
    return {
      title,
      answer: { ...gone, note: under },
      others: [
        {
          label: t('result.paper.goneLikely'),
          value: when(likely.soberMin),
          note: '',
        },
        peak,
      ],
      when,
    };
  }
  const answer = at(leads[phase], late.driveMin);
  const halfLonger = t('result.paper.halfLonger');
  if (forecast.waitPermille <= 0) {
    const { limitMin } = forecast;
    const penalties: PaperFact[] = limitMin
      ? [
          {
            label: t('result.paper.penalties', { limit: penaltyLimitText(limit, texts, t) }),
            value: limitMin.late === 0 ? t('result.paper.throughout') : when(limitMin.late),
            note: t('caveat.anyForbidden'),
          },
        ]
      : [];
    const gone = { label: t('result.paper.goneLikely'), value: when(likely.soberMin) };
    return { title, answer, others: [{ ...gone, note: halfLonger }, peak, ...penalties], when };
  }
  const likelyUnder: PaperFact = isMeasuredAtLimit(forecast)
    ? { label: t('measurement.result.exactlyAt', { limit: limitText }), value: when(0), note: '' }
    : {
        label: limit.isOnlyAbove
          ? t('result.paper.likelyUnderAtMost', { limit: limitText })
          : t('result.paper.likelyUnder', { limit: limitText }),
        value: likely.driveMin === 0 ? t('result.paper.throughout') : when(likely.driveMin),
        note: halfLonger,
      };
  return {
    title,
    answer,
    others: [
      likelyUnder,
      peak,
      { label: t('result.paper.gone'), value: when(late.soberMin), note: goneLikely },
    ],
    when,
  };
}
