import type { ComponentType } from 'react';
import type { OpenFacts } from '@/components/facts/choice-buttons';
import type { Answer } from '@/lib/answer/answer';
import type { Fact } from '@/lib/answer/facts';
import type { Said } from '@/lib/answer/say';
import type { Evening } from '@/lib/evening/evening';
import type { Phase } from '@/lib/evening/evening-at';
import type { AnswerWriter } from '@/lib/i18n/answer-words';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { SiteCode } from '@/lib/site/sites';
import type { ResultSource } from './result-source';
import type { ResultTexts } from './result-texts';

/** The evening of a shared result by the limit that gives the earlier time. */
export interface OtherEvening {
  evening: Evening;
  /** By the sender's limit, else by the visitor's. */
  isSent: boolean;
}

/** The texts of a measurement where drinks have others. */
interface MeasuredTexts {
  /** "Measured, at 23:30" */
  title: string;
  /** Shown while the time of the measurement is in the future. */
  before: string;
  /** The curve in words. */
  curve: string;
  disclaimer: string;
  /** What the share link reveals to its recipient. */
  shareHolds: string;
}

/**
 * All data that the parts of a result read, as their prop `shown`. Built once per render by
 * result-view.tsx.
 */
export interface ShownResult<Shown extends Evening = Evening> {
  siteCode: SiteCode;
  source: ResultSource;
  evening: Shown;
  /** Null if there is only one limit. */
  other: OtherEvening | null;
  texts: ResultTexts;
  phase: Phase;
  /** What can be said now, and the sentences that say it. */
  answer: Answer;
  said: Said;
  writer: AnswerWriter;
  /** What is open, and how it is given. */
  facts: OpenFacts;
  /** The fact that is asked for. */
  asked: Fact | null;
  /**
   * Asks for the first open fact, before something is made of the answer that others see.
   * @returns false if nothing is open
   */
  askFirst: () => boolean;
  countries: CountryOption[];
  /** The selected country; undefined when it is not in the list. */
  country: CountryOption | undefined;
  /** "Poland", "Your own limit" */
  limitName: string;
  /** "0.2 ‰, Poland" */
  limitWithName: string;
  /** Only for a measurement. */
  measured: MeasuredTexts | undefined;
}

/** What differs between the result of drinks and that of a measurement. */
export interface ResultParts<Shown extends Evening = Evening> {
  /** Encodes the share link, when it is shared. */
  shareCode: (onCode: (code: string) => void) => void;
  Warnings: ComponentType<{ shown: ShownResult<Shown> }>;
  /** The sheet below the answer and the curve. */
  Details: ComponentType<{ shown: ShownResult<Shown> }>;
  measured?: (texts: ResultTexts) => MeasuredTexts;
}
