import type { ReactNode } from 'react';
import type { Phase } from '@/lib/evening/evening-at';
import type { ResultTexts } from './result-texts';
import type { BreathSource } from './use-breath-text';

/** What the answer above has ready for the parts below it. */
export interface ShownResult {
  texts: ResultTexts;
  /** "Poland", "Your own limit" */
  limitName: string;
  phase: Phase;
  /** Minutes from the start to now; null where now is not shown. */
  nowMin: number | null;
  breath: BreathSource;
  measured?: MeasuredWords;
}

/** What is said of a level that was measured, where it would be of drinking. */
export interface MeasuredWords {
  /** "Measured, at 23:30" */
  title: string;
  /** Said while the time of the measurement is still to come. */
  before: string;
  /** What the whole time is counted from. */
  total: string;
  calendar: string;
  /** Only of a level that is the limit itself. */
  atLimit?: string;
  wasAtLimit?: string;
  curve: { summary: string; explain: string };
  disclaimer: string;
  /** What the link tells whoever gets it. */
  shareHolds: string;
  /** What is shared beside the link. @param limit "0.2 ‰, Poland" */
  share: (limit: string) => string;
}

/** What the result of drinks and that of a measured value do not have in common. */
export interface ResultParts {
  /** Makes the code of the link, when it is shared. */
  shareCode: (give: (code: string) => void) => void;
  warnings: (texts: ResultTexts) => ReactNode;
  /** What stands below the answer and the curve. */
  details: (shown: ShownResult) => ReactNode;
  measured?: (texts: ResultTexts) => MeasuredWords;
}
