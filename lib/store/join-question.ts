import { create } from 'zustand';
import type { SiteCode } from '@/lib/site/sites';
import type { UnitSystem } from '@/lib/model/model';

/** Alcohol of the entered evening may be left: do new drinks belong to it? */
export interface JoinQuestion {
  siteCode: SiteCode;
  unitSystem: UnitSystem;
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
