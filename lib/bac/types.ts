/** 0 male, 1 female. Only used to choose the body-water equation. */
export type Gender = 0 | 1;

/** What was eaten while drinking: 0 nothing, 1 little, 2 normal, 3 a lot. */
export type FoodWhileDrinking = 0 | 1 | 2 | 3;

/** 12-hour clock with AM and PM, or 24-hour clock. */
export type TimeFormat = 12 | 24;

/** 0 over the limit, 1 above zero but at or under the limit, 2 no alcohol. */
export type SampleState = 0 | 1 | 2;

/** One drink or several of the same strength taken together. */
export interface Drink {
  /** Total millilitres: amount x serving. Not negative. */
  ml: number;
  /** Strength, percent by volume, 0 to 100. */
  percent: number;
}

/** A drinking session; its drinks are spread evenly over it. */
export interface Sitting {
  /** HH:MM, 24-hour clock. */
  timeStart: string;
  /** HH:MM; earlier than the start means the next day, the same minute means one hour. */
  timeFinish: string;
  drinks: readonly Drink[];
}

/** The body, and what was eaten. */
export interface Drinker {
  foodWhileDrinking: FoodWhileDrinking;
  gender: Gender;
  ageYears: number;
  heightCm: number;
  weightKg: number;
}

/** The levels that a forecast is compared with. */
export interface Limits {
  /** The legal limit, permille; 0 or less means no alcohol at all is allowed. */
  limitPermille: number;
  /** Level to wait for, permille, if the law also forbids driving below its limit. */
  waitPermille?: number;
}

/** Input of the engine. The fields of `Sitting` are those of the first sitting. */
export interface CalculationInput extends Sitting, Drinker {
  /** Permille; 0 or less means no alcohol at all is allowed. */
  legalDrivingLimitPermille: number;
  /** Clock of the display texts; 24 if left out. */
  timeFormat?: TimeFormat;
  /** At most five, in order of time; those without alcohol are ignored. */
  laterSittings?: readonly Sitting[];
}

/** A clock time relative to the start of drinking. */
export interface ClockTime {
  /** Whole minutes from the start, rounded up. */
  minutesFromStart: number;
  /** 0 on the day of the start, 1 on the next, and so on. */
  dayOffset: number;
  /** `06:19` */
  h24: string;
  /** `6:19 AM` */
  h12: string;
  /** `h12` or `h24`, according to the time format. */
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

/** A point of a curve. The curve is linear between its points. */
export interface Breakpoint {
  /** Minutes from the first sip, or from the measurement, unrounded. */
  atMin: number;
  /** Grams of ethanol per litre of blood, unrounded. */
  permille: number;
}

/**
 * The exact level over time, down to 0 at its last point; two points at the same time are a jump.
 * Cautious times, which include a wait for absorption, may be after its end.
 */
export type Curve = readonly Breakpoint[];

/** The fast, the average and the cautious estimate; the cautious one is the one to plan by. */
export type CurveName = 'optimistic' | 'likely' | 'cautious';

/** One end of the range. */
export interface BandEdge extends Pick<CurveTimes, 'peakPermille'> {
  timeUntilSober: ClockTime;
  timeWhenCanDrive: ClockTime;
}

/** A sample with its clock time in all formats. */
export interface ResultItem extends Omit<Sample, 'atMin'> {
  dtFromStartMin: number;
  /** Milligrams per litre of breath, unrounded. */
  mgPerL: number;
  /** `04:39:00`: ISO 8601 local time, for the `<time>` element. */
  isoTime: string;
  /** `04:39` */
  timeEu: string;
  /** `4:39 AM` */
  timeUs: string;
  dayOffset: number;
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

/** The three curves of an evening, and the sittings that they are calculated from. */
export interface SolvedCurves {
  curves: Record<CurveName, Curve>;
  /** In order of their starts; empty for a measurement. */
  sittings: readonly PlacedSitting[];
  /** Minutes from the start; 0 for a measurement. */
  lastFinishMin: number;
}

/** Values of one curve; minutes are whole, from the start, rounded up. */
export interface CurveTimes {
  /** Unrounded: for comparison with limits. */
  peakPermille: number;
  soberMin: number;
  /** 0 if the level never exceeds the limit. */
  driveMin: number;
}

/** The level over time with its range, estimated from drinks or from a measurement. */
export interface Forecast extends SolvedCurves, Record<CurveName, CurveTimes>, Required<Limits> {
  /** Times to the limit itself, whole minutes, 0 if never over it; null where it is waited for. */
  limitMin: Record<'likely' | 'cautious', number> | null;
  /** Minutes from the start at which the likely peak is first reached, unrounded. */
  peakAtMin: number;
}

/** Sittings on a time line, body data and limits. */
export interface PlacedInput extends Drinker, Limits {
  /** With alcohol, in order of their starts, the first at minute 0; they may overlap. */
  sittings: readonly PlacedSitting[];
}

/** What both outputs for drinks say of the alcohol. */
interface Alcohol {
  /** No alcohol was drunk, or the body water is not above zero. All other values are then zero. */
  isEmpty: boolean;
  /** The level with all alcohol in the blood at once and no elimination; unrounded. */
  c0Permille: number;
}

/** The estimate from drinks. Minute 0 is the first sip. */
export interface DrinkingForecast extends Forecast, Alcohol {
  /** Unrounded, before the food factor. */
  totalAlcoholGrams: number;
  /** Unrounded. */
  bodyWaterLiters: number;
}

/** The levels at one time. */
export interface Sample {
  atMin: number;
  /** Unrounded. */
  permille: number;
  /** Level on the optimistic curve, unrounded. */
  lowPermille: number;
  /** Level on the cautious curve, unrounded. */
  highPermille: number;
  state: SampleState;
}

/** Output of the engine. Times are those of the likely curve; the range is in `band`. */
export interface CalculationResult extends SolvedCurves, Pick<Forecast, 'peakAtMin'>, Alcohol {
  /** Every 30 minutes, from the start to the first sample with a likely level of zero. */
  items: ResultItem[];
  /** True if the list ends after seven days, before the level is zero. */
  itemsAreCapped: boolean;
  timeUntilSober: ClockTime;
  timeWhenCanDrive: ClockTime;
  /** The range of the estimate that covers most people; `late` is the end to plan by. */
  band: Record<'early' | 'late', BandEdge>;
  /** Two decimals. */
  peakPermille: number;
  /** Unrounded: for comparison with limits. */
  peakPermilleExact: number;
  /** HH:MM at minute 0: the start of the first sitting with alcohol. */
  firstStart: string;
  /** One decimal, before the food factor. */
  totalAlcoholGrams: number;
  totalAlcoholGramsExact: number;
  /** Unrounded. */
  totalBodyWaterLiters: number;
  /** First start to last finish. */
  drinkingDuration: Duration;
  /** Last finish to the sober time. */
  totalSoberingDuration: Duration;
  /** First start to the sober time. */
  totalDrinkingAndSoberingDuration: Duration;
}

/** A measured level, and the limits to compare it with. */
export interface MeasuredLevel extends Limits {
  /** Grams of ethanol per litre of blood at the measurement, above 0. */
  permille: number;
  /** Minutes from the end of the last drink to the measurement, 0 or more. */
  sinceLastDrinkMin: number;
}

/** The estimate from a measurement. Minute 0 is the measurement. */
export type MeasuredForecast = Forecast & Pick<MeasuredLevel, 'sinceLastDrinkMin'>;
