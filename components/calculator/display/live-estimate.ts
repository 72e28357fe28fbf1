import type { Answer } from '@/lib/answer/answer';
import type { Evening } from '@/lib/evening/evening';
import type { AnswerWriter } from '@/lib/i18n/answer-words';

/** The live estimate as text. */
export interface LiveEstimate {
  answer: Answer;
  evening: Evening;
  /** Writes the sentences of the answer. */
  writer: AnswerWriter;
  /** The level is the current one, because the evening is going on. */
  isNow: boolean;
  /** False once the cautious time has passed, and for a zero that must not be said. */
  isLevelShown: boolean;
  /** "Peak, 23:30", "Now, likely", "rising by 20:20 to" */
  title: string;
  /** The likely level, "0.85 ‰"; if that is zero, the cautious one as an upper bound, "< 0.11 ‰". */
  level: string;
  /** The level for screen readers: "0.85 ‰", "below about 0.11 ‰". */
  spokenLevel: string;
  /** "up to 1.08"; empty if the level is an upper bound itself, or zero. */
  upTo: string;
  /** The level above which alcohol is life-threatening, if the estimate is above it. */
  lifeThreatening: string | null;
}
