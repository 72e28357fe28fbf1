import type { Phase } from '@/lib/evening/evening-at';

/** A time as the display shows it. */
export interface LiveMoment {
  /** Minutes from the start of the evening. */
  minutes: number;
  /** "2026-11-23T02:42:00.000Z" */
  iso: string;
  /** "Mon 03:42"; "03:42" today. */
  when: string;
  /** "in 27 h 27 min"; empty if it has passed. */
  until: string;
  /** "27 h 27 min"; empty if it has passed. */
  left: string;
}

/** When the level is below the limit: the cautious and the likely time. */
export interface DriveEstimate {
  cautious: LiveMoment;
  /** Null if the likely level never exceeds the limit. */
  likely: LiveMoment | null;
  /** The measured level equals the limit: never over it, but not below it either. */
  isAtLimit: boolean;
}

/** The live estimate as text. */
export interface LiveEstimate {
  phase: Phase;
  /** Start date, "Sat 21 Nov". */
  date: string;
  /** The level is the current one, because the evening is going on. */
  isNow: boolean;
  /** "Peak, 23:30", "Now, 23:10" */
  title: string;
  /** The likely level, "0.85"; if that is zero, the cautious one as an upper bound, "< 0.11". */
  level: string;
  unit: string;
  levelWithUnit: string;
  /** The level for screen readers: "0.85 ‰", "below about 0.11 ‰". */
  spokenLevel: string;
  /** "0.57 – 1.08 ‰", "Peak 0.85 ‰, 23:30", "59.2 g pure alcohol", "0.25 mg/L breath" */
  facts: string[];
  /** "0.2 ‰" */
  limit: string;
  /** Only a level above the limit is an offence, so texts say "not above" instead of "below". */
  isOnlyAbove: boolean;
  /** Driving is only possible without any alcohol, so the drive time is the sober time. */
  isClearance: boolean;
  /** The level at which penalties start, if `isClearance`; else empty. */
  penalties: string;
  /** Null if even the cautious level never exceeds the limit. */
  drive: DriveEstimate | null;
  /** The cautious time at which all alcohol is gone. */
  gone: LiveMoment;
  /** The level above which alcohol is life-threatening, if the estimate is above it. */
  lifeThreatening: string | null;
}
