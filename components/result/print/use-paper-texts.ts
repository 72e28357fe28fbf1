import { useTranslations } from 'next-intl';
import { useChartTexts } from '@/components/result/curve/use-chart-texts';
import type { ShownResult } from '@/components/result/use-shown';
import { peakOf } from '@/lib/bac';
import { drawingOf } from '@/lib/chart/drawing';
import type { DrawingSize } from '@/lib/chart/frame';
import { plotOf } from '@/lib/chart/plot';
import { sentenceText } from '@/lib/i18n/answer-words';
import { assumedText, assumptionsOf, conditionText, followedBy } from '@/lib/i18n/condition-words';
import { penaltyLimitText } from '@/lib/i18n/penalty-text';
import { belowText } from '@/lib/i18n/use-level-texts';

/** One number with its label and a note. */
export interface PaperFact {
  label: string;
  value: string;
  note: string;
}

/** The texts of the printed sheet and of the shared picture. None may read as permission to drive. */
export function usePaperTexts(shown: ShownResult) {
  const t = useTranslations();
  const { evening, texts } = shown;
  const title = t('answer.phase.past', { date: texts.wholeDay(0) });
  const words = useChartTexts(texts, texts.weekdayTime);
  const plot = plotOf(evening.forecast, null, texts.minuteOfDayAt);
  /** The curve, which is looked at later, so without now. */
  const curveOf = (size: DrawingSize) => drawingOf(plot, size, words);
  return { ...factsOf(shown), title, curveOf };
}

/** As `answer` the cautious drive time; the cautious sober time where the limit is never passed. */
function factsOf(shown: ShownResult) {
  const { answer, said } = shown;
  const isOpen = answer.open.length > 0;
  if (answer.isWithheld || (answer.phase === 'past' && isOpen)) return withheldFacts(shown);
  if (said.leadMin === null) return staysUnderFacts(shown);
  if (isOpen) return { answer: driveFact(shown), others: [peakFact(shown)] };
  return answer.until === 'zero' ? clearanceFacts(shown) : limitFacts(shown);
}

/** A fact that nobody gave is missing for an answer: what was calculated, without a time. */
function withheldFacts(shown: ShownResult) {
  const { said, writer, facts, answer } = shown;
  const label = sentenceText(said.lead ?? said.headline, writer);
  const note = conditionText(answer, facts.model, facts.countryName, writer);
  return { answer: { label, value: '', note }, others: [peakFact(shown)] };
}

/** The level never passes the limit: the answer is when the alcohol is gone. */
function staysUnderFacts(shown: ShownResult) {
  const { t } = shown.writer;
  const note = t('result.paper.underThroughout', boundOf(shown));
  return {
    answer: { ...timeFact(shown, t('answer.lead.gone'), shown.answer.zero.cautiousMin), note },
    others: [goneLikelyFact(shown, ''), peakFact(shown)],
  };
}

function goneLikelyFact({ answer, texts, writer }: ShownResult, note: string): PaperFact {
  const label = writer.t('result.paper.goneLikely');
  return { label, value: texts.weekdayTime(answer.zero.likelyMin), note };
}

/** Any alcohol is forbidden: the answer is when it is gone, the limit only where penalties begin. */
function clearanceFacts(shown: ShownResult) {
  const { answer, texts, writer } = shown;
  const { t } = writer;
  const { penaltiesMin, limit } = answer;
  const others = [goneLikelyFact(shown, t('result.paper.halfLonger')), peakFact(shown)];
  if (penaltiesMin !== null) {
    others.push({
      label: t('result.paper.penalties', { limit: penaltyLimitText(limit, texts, t) }),
      value: penaltiesMin === 0 ? t('result.paper.throughout') : texts.weekdayTime(penaltiesMin),
      note: t('caveat.anyForbidden'),
    });
  }
  return { answer: driveFact(shown), others };
}

/** The answer is when the level is under the limit. */
function limitFacts(shown: ShownResult) {
  const { answer, texts, writer } = shown;
  const { t } = writer;
  const { zero } = answer;
  const gone = {
    label: t('answer.lead.gone'),
    value: texts.weekdayTime(zero.cautiousMin),
    note: t('result.paper.likely', { time: texts.weekdayTime(zero.likelyMin) }),
  };
  return {
    answer: driveFact(shown),
    others: [likelyDriveFact(shown), peakFact(shown), gone],
  };
}

/** The cautious drive time, with what it rests on. */
function driveFact(shown: ShownResult): PaperFact {
  const { said, answer, facts, writer } = shown;
  const label = said.lead ? sentenceText(said.lead, writer) : '';
  const fact = timeFact(shown, label, said.leadMin ?? 0);
  const assumed = assumptionsOf(answer, facts.model, facts.countryName, writer);
  const texts = assumed.map(({ text }) => text);
  return { ...fact, note: followedBy(fact.note, assumedText(texts, writer.t), writer.t) };
}

function likelyDriveFact(shown: ShownResult): PaperFact {
  const { answer, texts, writer } = shown;
  const { t } = writer;
  if (answer.isAtLimit) {
    const limit = texts.limitWithUnit(answer.limit.permille);
    const label = t('measurement.result.exactlyAt', { limit });
    return { label, value: texts.weekdayTime(0), note: '' };
  }
  const likelyMin = answer.drive?.likelyMin ?? null;
  return {
    label: t('result.paper.likelyUnder', boundOf(shown)),
    value: likelyMin === null ? t('result.paper.throughout') : texts.weekdayTime(likelyMin),
    note: t('result.paper.halfLonger'),
  };
}

/** What does not exceed the limit, and the limit. */
function boundOf({ answer, texts }: ShownResult) {
  const { bound, permille } = answer.limit;
  return { bound, limit: texts.limitWithUnit(permille) };
}

/** The likely peak with its range; for slow drinking, whose likely peak is zero, the upper bound. */
function peakFact({ answer, evening, texts, writer }: ShownResult): PaperFact {
  const { t } = writer;
  const { likelyPermille, highPermille, atMin } = answer.peak;
  const time = texts.weekdayTime(atMin);
  return {
    label:
      evening.kind === 'measurement'
        ? t('measurement.measuredAt', { time })
        : t('evening.peakAt', { time }),
    value:
      likelyPermille === 0
        ? belowText(texts.peakWithUnit(highPermille))
        : texts.peakWithUnit(likelyPermille),
    note: t('result.paper.range', {
      low: texts.peak(peakOf(evening.forecast.curves.optimistic).permille),
      high: texts.peak(highPermille),
    }),
  };
}

/** A time, with its date and how long it is after the last drink. */
function timeFact(shown: ShownResult, label: string, atMin: number): PaperFact {
  const { answer, evening, texts, writer } = shown;
  const { t } = writer;
  const duration = texts.duration(atMin - answer.lastSipMin);
  const after =
    evening.kind === 'measurement'
      ? t('result.paper.afterMeasurement', { duration })
      : t('result.paper.afterLastSip', { duration });
  return { label, value: texts.weekdayTime(atMin), note: `${texts.wholeDay(atMin)}, ${after}` };
}
