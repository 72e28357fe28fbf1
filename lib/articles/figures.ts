import {
  absorptionAfterLastDrinkMin,
  bodyWaterConversion,
  curveRules,
  ethanolGramsPerMl,
  foodFactors,
} from '@/lib/bac';
import { measuredEvidence as evidence } from '@/lib/evidence/measured';
import { ownLimit } from '@/lib/evidence/own-limit';
import type { ArticleWords } from './words';

/** The figures of `[figure:name]` directives, by name. */
const figures: Record<string, (words: ArticleWords) => string> = {
  curves: () => String(evidence.curves),
  people: () => String(evidence.people),
  worstHours: (words) => words.number(evidence.worstHours, 1),
  zeroMinutes: () => String(evidence.zeroEarlyMinutes),
  zeroCurves: () => String(evidence.hoursTo.zero.counted),
  zeroExtrapolated: () => String(evidence.zeroExtrapolated),
  zeroWorst: (words) => words.number(evidence.hoursTo.zero.worst, 1),
  limits: (words) => words.levelList(evidence.limits),
  leftOutEnough: () => String(evidence.leftOutEnough),
  leftOutTimes: () => String(evidence.leftOutTimes),
  leftOut: (words) => words.percent(evidence.leftOutPercent / 100),
  waitMinutes: () => String(absorptionAfterLastDrinkMin),
  withoutWait08: (words) => words.percent(withoutWait('0.8')),
  withoutWait05: (words) => words.percent(withoutWait('0.5')),
  ownLevel: (words) => words.level(ownLimit(words.site).limitPermille),
  ownCurves: (words) => String(own(words).counted),
  ownWithin40: (words) => words.percent(own(words).within40MinShare),
  ownWithin60: (words) => words.percent(own(words).within60MinShare),
  ownWorst: (words) => words.number(own(words).worst, 1),
  ownTooEarly: (words) => words.percent(own(words).tooLowShare),
  density: (words) => words.number(ethanolGramsPerMl, 3),
  bloodDensity: (words) => words.number(bodyWaterConversion, 3),
  // Same as in the calculator: the ratio in the law of the site's country, or the usual one.
  breathRatio: (words) => words.number(words.ownBreathRatio / 1000, 1),
  cautiousMore: (words) => words.number((curveRules.cautious.c0Factor - 1) * 100, 0),
  foodNone: (words) => words.number(foodFactors[0], 2),
  foodLot: (words) => words.number(foodFactors[3], 2),
};

const own = (words: ArticleWords) => ownLimit(words.site).figures;
const withoutWait = (level: '0.8' | '0.5') =>
  evidence.hoursTo[level].cautiousEnoughWithoutWaitShare;

/** A number with a typographic minus sign where it is negative. */
export function signed(words: ArticleWords, value: number): string {
  const text = words.number(Math.abs(value), 2);
  return value < 0 ? `−${text}` : text;
}

/** The text of a figure. @throws {Error} for an unknown name */
export function figureText(name: string, words: ArticleWords): string {
  const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
  if (!figure) throw new Error(`No figure ${name}`);
  return figure(words);
}
