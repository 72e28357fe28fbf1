import type { Answer } from '@/lib/answer/answer';
import type { Fact } from '@/lib/answer/facts';
import { isGiven } from '@/lib/evening/given-ends';
import type { CalculatorModel } from '@/lib/model/model';
import { periodText, type AnswerWriter } from './answer-words';
import { averageSex, sizeTexts } from './body-texts';
import { penaltyLimitText } from './penalty-text';
import { clockText } from './use-level-texts';

/** Food while drinking is assumed until it is set, and named where the times are. */
const assumedFood = 2;

/**
 * What an answer assumes besides the times of drinking: "average man, 78 kg", "0.08 %, Poland?", each
 * with the fact that can be given instead; null for the meal, which is never asked for.
 * @param countryName the country whose limit counts
 */
export function assumptionsOf(
  { open, kind, limit }: Answer,
  model: CalculatorModel,
  countryName: string,
  writer: AnswerWriter,
) {
  const { t, texts, levels } = writer;
  const { timeLastDrinkInH24 } = model.measurement;
  const limitText = penaltyLimitText(limit, levels, t);
  const textOf: Record<Fact, () => string> = {
    // Of a measurement; an earlier last sip would make the time too early.
    times: () =>
      isGiven(model.measurement, 'start')
        ? t('measurement.measuredAt', { time: texts.when(0) })
        : t('measurement.lastSip', { time: clockText(timeLastDrinkInH24, model.unitSystem) }),
    body: () => {
      const { weight } = sizeTexts(model, t);
      return averageSex(model) === 'man'
        ? t('answer.condition.averageMan', { weight })
        : t('answer.condition.averageWoman', { weight });
    },
    country: () => t('answer.condition.limit', { limit: limitText, country: countryName }),
    class: () =>
      limit.driverClass === 'novice'
        ? t('limit.novice', { limit: limitText })
        : t('answer.condition.classLimit', { limit: limitText }),
  };
  const isCountryOpen = open.includes('country');
  const asked = open.filter(
    (fact) => (fact !== 'times' || kind === 'measurement') && (fact !== 'class' || !isCountryOpen),
  );
  const isFoodNamed =
    kind === 'drinks' && open.length > 0 && model.foodWhileDrinkingType === assumedFood;
  const partsOf = (facts: readonly Fact[]) => facts.map((fact) => ({ fact, text: textOf[fact]() }));
  const isOfLaw = (fact: Fact) => fact === 'country' || fact === 'class';
  return [
    ...partsOf(asked.filter((fact) => !isOfLaw(fact))),
    ...(isFoodNamed ? [{ fact: null, text: t('answer.condition.withMeal') }] : []),
    ...partsOf(asked.filter(isOfLaw)),
  ];
}

/** Punctuation of a list in a sentence; the parts may hold commas. */
const narrow = { separator: '; ', stop: '.', space: ' ' };

/** In Japanese and Chinese, whose label of the list ends with a full-width colon. */
const wide = { separator: '、', stop: '。', space: '' };

/** In French, which has a space before a semicolon as before the colon of the label. */
const french = { ...narrow, separator: '\u202f; ' };

function punctuationOf(t: AnswerWriter['t']) {
  const label = t('answer.condition.assumed');
  if (label.endsWith('：')) return wide;
  return /\s:$/.test(label) ? french : narrow;
}

/** A sentence with its full stop, unless it has one or ends with a question mark. */
function ended(sentence: string, { stop }: typeof narrow): string {
  return sentence.endsWith(stop) || /[?？]$/.test(sentence) ? sentence : `${sentence}${stop}`;
}

/** A sentence and the next one; the first may lack its full stop. */
export function followedBy(sentence: string, next: string, t: AnswerWriter['t']): string {
  const punctuation = punctuationOf(t);
  return next === '' ? sentence : `${ended(sentence, punctuation)}${punctuation.space}${next}`;
}

/** "Assumed: average man, 78 kg; 0.8 ‰, Poland?"; empty if there is nothing to say. */
export function assumedText(texts: readonly string[], t: AnswerWriter['t']): string {
  const { separator, space } = punctuationOf(t);
  return texts.length > 0 ? `${t('answer.condition.assumed')}${space}${texts.join(separator)}` : '';
}

/** The condition in words, for paper, shared texts, calendars and readers; empty without one. */
export function conditionText(
  answer: Answer,
  model: CalculatorModel,
  countryName: string,
  writer: AnswerWriter,
): string {
  const { open, phase, kind, drive, lastSipMin, isWithheld } = answer;
  if (open.length === 0) return '';
  const { t, texts } = writer;
  const assumed = assumptionsOf(answer, model, countryName, writer).map(({ text }) => text);
  const isAhead = drive !== null && !isWithheld && phase !== 'past';
  if (kind === 'drinks' && open.includes('times') && isAhead) {
    return t('answer.condition.sentence', {
      when: phase === 'planned' ? 'ahead' : 'behind',
      period: periodText(0, lastSipMin, writer),
      more: assumed.length > 0 ? 'yes' : 'no',
      assumed: assumed.join(punctuationOf(t).separator),
      time: texts.when(drive.cautiousMin),
    });
  }
  return ended(assumedText(assumed, t), punctuationOf(t));
}
