import { useTranslations } from 'next-intl';
import { useChartTexts } from '@/components/result/curve/use-chart-texts';
import type { ShownResult } from '@/components/result/use-shown';
import { peakOf } from '@/lib/bac';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { drawingOf } from '@/lib/chart/drawing';
import type { DrawingSize } from '@/lib/chart/frame';
import { plotOf } from '@/lib/chart/plot';
import { peakTimeMin } from '@/lib/evening/peak-time';
import { sentenceText } from '@/lib/i18n/answer-words';
import { assumedText, assumptionsOf, conditionText, followedBy } from '@/lib/i18n/condition-words';
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

interface PaperWriter {
  shown: ShownResult;
  t: Translator;
  /** "Saturday 21 November 2026" */
  dayOf: (atMin: number) => string;
  /** "Sat 21:30", with the weekday also for today: paper is read on another day. */
  when: (atMin: number) => string;
}

/** The texts of the printed sheet and of the shared picture. None may read as permission to drive. */
export function usePaperTexts(shown: ShownResult) {
  const t = useTranslations();
  const { siteCode, source, evening, texts } = shown;
  const names = dayNames(siteByCode(siteCode));
  const dayOf = (atMin: number) =>
    names.whole(localTime(evening.startMs + atMin * MINUTE_MS, source.zonedNow.zone).day);
  const when = (atMin: number) =>
    t('calendar.weekdayTime', { weekday: texts.weekday(atMin), time: texts.clock(atMin) });
  const title = t('answer.phase.past', { date: dayOf(0) });
  const words = useChartTexts(texts, when);
  const plot = plotOf(evening.forecast, { nowMin: null, minuteOfDayAt: texts.minuteOfDayAt });
  /** The curve, which is looked at later, so without now. */
  const curveOf = (size: DrawingSize) => drawingOf(plot, size, words);
  return { ...factsOf({ shown, t, dayOf, when }), title, when, curveOf };
}

/** As `answer` the cautious drive time; the cautious sober time where the limit is never passed. */
function factsOf(writer: PaperWriter) {
  const { answer, said } = writer.shown;
  const isOpen = answer.open.length > 0;
  if (answer.isWithheld || (answer.phase === 'past' && isOpen)) return withheldFacts(writer);
  if (said.leadMin === null) return staysUnderFacts(writer);
  if (isOpen) return { answer: driveFact(writer), others: [peakFact(writer)] };
  return answer.until === 'zero' ? clearanceFacts(writer) : limitFacts(writer);
}

/** A fact that nobody gave is missing for an answer: what was calculated, without a time. */
function withheldFacts(writer: PaperWriter) {
  const { said, writer: words, facts, answer } = writer.shown;
  const label = sentenceText(said.lead ?? said.headline, words);
  const note = conditionText(answer, facts.model, facts.countryName, words);
  return { answer: { label, value: '', note }, others: [peakFact(writer)] };
}

/** The level never passes the limit: the answer is when the alcohol is gone. */
function staysUnderFacts(writer: PaperWriter) {
  const { t, shown } = writer;
  const note = t('result.paper.underThroughout', boundOf(shown));
  return {
    answer: { ...timeFact(writer, t('answer.lead.gone'), shown.answer.zero.cautiousMin), note },
    others: [goneLikelyFact(writer, ''), peakFact(writer)],
  };
}

function goneLikelyFact({ t, when, shown }: PaperWriter, note: string): PaperFact {
  const { likelyMin } = shown.answer.zero;
  return { label: t('result.paper.goneLikely'), value: when(likelyMin), note };
}

/** Any alcohol is forbidden: the answer is when it is gone, the limit only where penalties begin. */
function clearanceFacts(writer: PaperWriter) {
  const { t, when } = writer;
  const { evening, answer, texts } = writer.shown;
  const { penaltiesMin } = answer;
  const others = [goneLikelyFact(writer, t('result.paper.halfLonger')), peakFact(writer)];
  if (penaltiesMin !== null) {
    others.push({
      label: t('result.paper.penalties', { limit: penaltyLimitText(evening.limit, texts, t) }),
      value: penaltiesMin === 0 ? t('result.paper.throughout') : when(penaltiesMin),
      note: t('caveat.anyForbidden'),
    });
  }
  return { answer: driveFact(writer), others };
}

/** The answer is when the level is under the limit. */
function limitFacts(writer: PaperWriter) {
  const { t, when } = writer;
  const { zero } = writer.shown.answer;
  const gone = {
    label: t('answer.lead.gone'),
    value: when(zero.cautiousMin),
    note: t('result.paper.likely', { time: when(zero.likelyMin) }),
  };
  return {
    answer: driveFact(writer),
    others: [likelyDriveFact(writer), peakFact(writer), gone],
  };
}

/** The cautious drive time, with what it rests on. */
function driveFact(writer: PaperWriter): PaperFact {
  const { said, answer, facts, writer: words } = writer.shown;
  const label = said.lead ? sentenceText(said.lead, words) : '';
  const fact = timeFact(writer, label, said.leadMin ?? 0);
  const assumed = assumptionsOf(answer, facts.model, facts.countryName, words);
  const texts = assumed.map(({ text }) => text);
  return { ...fact, note: followedBy(fact.note, assumedText(texts, writer.t), writer.t) };
}

function likelyDriveFact({ t, when, shown }: PaperWriter): PaperFact {
  const { answer, texts } = shown;
  if (answer.isAtLimit) {
    const limit = texts.limitWithUnit(answer.limit.permille);
    return { label: t('measurement.result.exactlyAt', { limit }), value: when(0), note: '' };
  }
  const likelyMin = answer.drive?.likelyMin ?? null;
  return {
    label: t('result.paper.likelyUnder', boundOf(shown)),
    value: likelyMin === null ? t('result.paper.throughout') : when(likelyMin),
    note: t('result.paper.halfLonger'),
  };
}

/** What does not exceed the limit, and the limit. */
function boundOf({ answer, texts }: ShownResult) {
  const { bound, permille } = answer.limit;
  return { bound, limit: texts.limitWithUnit(permille) };
}

/** The likely peak with its range; for slow drinking, whose likely peak is zero, the upper bound. */
function peakFact({ t, when, shown }: PaperWriter): PaperFact {
  const { evening, texts } = shown;
  const { curves, likely } = evening.forecast;
  const [low, high] = [peakOf(curves.optimistic), peakOf(curves.cautious)];
  const isSlow = likely.peakPermille === 0;
  const time = when(peakTimeMin(evening.forecast));
  return {
    label:
      evening.kind === 'measurement'
        ? t('measurement.measuredAt', { time })
        : t('evening.peakAt', { time }),
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
