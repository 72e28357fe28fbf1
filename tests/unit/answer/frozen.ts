import type { Sentence, SentenceKey } from '@/lib/answer/say';
import type { CalculatorModel } from '@/lib/model/model';
import type { Asked } from './answered';

export type Text = SentenceKey | Sentence | null;

/** What a page and a bar say. */
export interface Frozen {
  headline: Text;
  lead: Text;
  leadMin: number | null;
  likely?: Text;
  notes?: Text[];
  bar: Text;
}

export const at = (key: SentenceKey, time: number): Sentence => ({
  key,
  values: { time: { atMin: time } },
});
export const lasting = (key: SentenceKey, minutes: number): Sentence => ({
  key,
  values: { duration: { minutes } },
});
export const period = (key: SentenceKey, toMin: number): Sentence => ({
  key,
  values: { period: { fromMin: 0, toMin } },
});
export const bound = (
  key: SentenceKey,
  limitPermille: number,
  name = 'below',
  time?: number,
): Sentence => ({
  key,
  values: {
    bound: name,
    limit: { limitPermille },
    ...(time !== undefined && { time: { atMin: time } }),
  },
});
export const ofDate: Sentence = { key: 'answer.phase.past', values: { date: { dayMin: 0 } } };
export const before = (time: number) => at('answer.bar', time);

/** The entries, the minute from their start, what is asked, and what is said. */
export type Case = readonly [string, CalculatorModel, number, Asked, Frozen];
