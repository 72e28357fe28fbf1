/** 0 male, 1 female. Decides the body-water equation and nothing else. */
export type Gender = 0 | 1;

/** What was eaten while drinking: 0 nothing, 1 little, 2 normal, 3 a lot. */
export type FoodWhileDrinking = 0 | 1 | 2 | 3;

/** 12-hour clock with AM and PM, or 24-hour clock. */
export type TimeFormat = 12 | 24;

/** 0 over the limit, 1 above zero but at or under the limit, 2 no alcohol. */
export type SampleState = 0 | 1 | 2;

/** One drink or several of the same strength taken together. */
export interface Drink {
  /** Millilitres in all: amount x serving. Not negative. */
  ml: number;
  /** Strength, percent by volume, 0 to 100. */
  percent: number;
}

/** A stretch of drinking, its drinks spread evenly over it. */
export interface Sitting {
  /** HH:MM, 24-hour clock. */
  timeStart: string;
  /** HH:MM; earlier than the start means the next day, the same minute means one hour. */
  timeFinish: string;
  drinks: readonly Drink[];
}

/** What is asked of the engine. The fields of `Sitting` are those of the first sitting. */
export interface CalculationInput extends Sitting {
  foodWhileDrinking: FoodWhileDrinking;
  gender: Gender;
  ageYears: number;
  heightCm: number;
  weightKg: number;
  /** Permille; 0 or less means no alcohol at all is allowed. */
  legalDrivingLimitPermille: number;
  /** How the display texts are written; 24 when left out. */
  timeFormat?: TimeFormat;
  /** At most five more, in order of time; those without alcohol are left out. */
  laterSittings?: readonly Sitting[];
}

/** A moment on the clock, counted from the start of drinking. */
export interface ClockTime {
  /** Whole minutes from the start, rounded up. */
  minutesFromStart: number;
  /** 0 on the day of the start, 1 on the next, and so on. */
  dayOffset: number;
  /** `06:19` */
  h24: string;
  /** `6:19 AM` */
  h12: string;
  /** `h12` or `h24`, as the time format asks. */
  display: string;
}

/** A time of day in parts; `timePeriod` in the 12-hour form only. */
export interface DisplayTime {
  /** 1 to 12 in the 12-hour form, else 0 to 23. */
  hour: number;
  minute: number;
  timePeriod?: 'AM' | 'PM';
}

/** Whole hours and the minutes left over (0 to 59). */
export interface Duration {
  hours: number;
  minutes: number;
}

/** A corner of a curve: between two of them the level is a straight line. */
export interface Breakpoint {
  /** Minutes from the first sip, or from the measurement, unrounded. */
  atMin: number;
  /** Grams of ethanol per litre of blood, unrounded. */
  permille: number;
}

/**
 * The level over time, exact, down to 0 at its last corner. Two corners at one moment are a jump,
 * the level before it first. The late times may be later than the curve: they wait.
 */
export type Curve = readonly Breakpoint[];

/** The person likely to clear sooner, the average one, the one to plan by. */
export type CurveName = 'early' | 'likely' | 'late';

/** One end of the range. */
export interface BandEdge {
  /** Unrounded, to be compared with limits. */
  peakPermille: number;
  timeUntilSober: ClockTime;
  timeWhenCanDrive: ClockTime;
}

/** How far other bodies than the average one may be from the estimate. */
export interface Band {
  early: BandEdge;
  /** The cautious end: the one to plan by. */
  late: BandEdge;
}

/** A half hour with its clock time in every form. */
export interface ResultItem {
  dtFromStartMin: number;
  /** Unrounded. */
  permille: number;
  /** Level on the early curve, unrounded. */
  lowPermille: number;
  /** Level on the late curve, unrounded. */
  highPermille: number;
  /** Milligrams per litre of breath, unrounded. */
  mgPerL: number;
  /** `04:39:00`: ISO 8601 local time of day, as the `<time>` element takes it. */
  isoTime: string;
  /** `04:39` */
  timeEu: string;
  /** `4:39 AM` */
  timeUs: string;
  dayOffset: number;
  state: SampleState;
  displayTime: DisplayTime;
}

/** A sitting with alcohol on the time line. */
export interface PlacedSitting {
  /** Minutes from the start of the first sitting with alcohol. */
  startMin: number;
  finishMin: number;
  /** Grams of ethanol drunk in it. */
  grams: number;
}

/** The three curves of an evening, and the drinking that they come from. */
export interface SolvedCurves {
  curves: Record<CurveName, Curve>;
  /** In order of their starts; none after a measurement. */
  sittings: readonly PlacedSitting[];
  /** Minutes from the start; 0 after a measurement. */
  lastFinishMin: number;
}

/** What is read off one curve; minutes are whole, from the start, rounded up. */
export interface CurveTimes {
  /** Unrounded: compare this one with limits. */
  peakPermille: number;
  soberMin: number;
  /** 0: the level never passes the limit. */
  driveMin: number;
}

/** The level over time with its range: what is known of an evening, calculated or measured. */
export interface Forecast extends SolvedCurves, Record<CurveName, CurveTimes> {
  /** The legal limit, permille: what samples are counted against. */
  limitPermille: number;
  /** The level that the drive times are for, permille: the limit, or less. */
  waitPermille: number;
  /**
   * Cautious and likely time to the limit itself, whole minutes, 0 where it is never passed; null
   * where the drive times are for it.
   */
  limitMin: Record<'likely' | 'late', number> | null;
  /** Minutes from the start at which the likely peak is first reached, unrounded. */
  peakAtMin: number;
}

/** Drinking that is already placed on a time line, and the body that drank. */
export interface PlacedInput {
  /** With alcohol, in order of their starts, the first at minute 0; they may overlap. */
  sittings: readonly PlacedSitting[];
  foodWhileDrinking: FoodWhileDrinking;
  gender: Gender;
  ageYears: number;
  heightCm: number;
  weightKg: number;
  /** Permille; 0 or less means no alcohol at all is allowed. */
  limitPermille: number;
  /** Permille to wait for, where the law forbids driving with less than its limit too. */
  waitPermille?: number;
}

/** The estimate of what was drunk. Minute 0 is the first sip. */
export interface DrinkingForecast extends Forecast {
  /** Nothing with alcohol was drunk (or the body water is not above zero): all else is zero. */
  isEmpty: boolean;
  /** Unrounded, before the food factor. */
  totalAlcoholGrams: number;
  /** Unrounded. */
  bodyWaterLiters: number;
  /** All alcohol at once in the blood, nothing eliminated; unrounded. */
  c0Permille: number;
}

/** The level at one of the half hours. */
export interface Sample {
  atMin: number;
  /** Unrounded. */
  permille: number;
  /** Level on the early curve, unrounded. */
  lowPermille: number;
  /** Level on the late curve, unrounded. */
  highPermille: number;
  state: SampleState;
}

/** What the engine answers. Times are those of the likely curve; the range is in `band`. */
export interface CalculationResult extends SolvedCurves {
  /** Every 30 minutes from the start to the first at which the likely level is zero. */
  items: ResultItem[];
  /** The list ends after seven days although the level is not yet zero. */
  itemsAreCapped: boolean;
  timeUntilSober: ClockTime;
  timeWhenCanDrive: ClockTime;
  band: Band;
  /** Two decimals. */
  peakPermille: number;
  /** Unrounded: compare this one with limits. */
  peakPermilleExact: number;
  /** Minutes from the start at which the peak is first reached, unrounded. */
  peakAtMin: number;
  /** HH:MM at minute 0: the start of the first sitting with alcohol. */
  firstStart: string;
  /** Nothing with alcohol was drunk (or the body water is not above zero): all else is zero. */
  isEmpty: boolean;
  /** One decimal, before the food factor. */
  totalAlcoholGrams: number;
  totalAlcoholGramsExact: number;
  /** Unrounded. */
  totalBodyWaterLiters: number;
  /** All alcohol at once in the blood, nothing eliminated; unrounded. */
  c0Permille: number;
  /** First start to last finish. */
  drinkingDuration: Duration;
  /** Last finish to the sober time. */
  totalSoberingDuration: Duration;
  /** First start to the sober time. */
  totalDrinkingAndSoberingDuration: Duration;
}

/** A level that was measured, and what is asked about it. */
export interface MeasuredLevel {
  /** Grams of ethanol per litre of blood at the measurement, above 0. */
  permille: number;
  /** Minutes from the end of the last drink to the measurement, 0 or more. */
  sinceLastDrinkMin: number;
  /** Permille; 0 or less means no alcohol at all is allowed. */
  limitPermille: number;
  /** Permille to wait for, where the law forbids driving with less than its limit too. */
  waitPermille?: number;
}

/** What the engine answers about a measured level. Minute 0 is the measurement. */
export interface MeasuredForecast extends Forecast {
  sinceLastDrinkMin: number;
}
