import { create } from 'zustand';
import type { CalculatorStore } from './calculator';

/** Alcohol of the entered evening may be left: do new drinks belong to it? */
export interface JoinQuestion {
  store: CalculatorStore;
  /** First sip of the entered evening, milliseconds since 1970. */
  startMs: number;
  /** When its alcohol is gone by the cautious estimate. */
  goneMs: number;
  onTogether: () => void;
  onApart: () => void;
}

/** The question that is being asked; null if none is. */
export const useJoinQuestion = create<{ question: JoinQuestion | null }>(() => ({
  question: null,
}));
