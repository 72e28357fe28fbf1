import { isClockTime } from '@/lib/bac';
import { isDay } from '@/lib/calendar/local-day';
import { unitSystems, type UnitSystem } from '@/lib/model/model';
import {
  maxMeasurementSteps,
  measurementOfSteps,
  measurementSteps,
  measurementUnits,
  type MeasurementUnit,
} from '@/lib/model/measurement';
import { fromBase62, toBase62 } from './base62';
import { countryNumberOf, countryNumberSize, countryOfNumber, isIso2 } from './country-number';
import { dayNumberOf, dayNumberSize, dayOfNumber } from './day-number';
import { clockOfHhmm, hhmmOf } from './hhmm';
import { checkSize, hasItsCheck, withCheck } from './link-check';
import { capacityOf, packFields, unpackFields } from './mixed-radix';

/** What a link to a measured value carries. */
export interface SharedMeasurement {
  unitSystem: UnitSystem;
  /** In the unit below, above 0. */
  value: number;
  unit: MeasurementUnit;
  /** HH:MM, 24-hour clock. */
  timeMeasured: string;
  timeLastDrink: string;
  /** 'YYYY-MM-DD', the local date of the measurement; left out when it is not known. */
  startDay?: string;
  /** Two capital letters: the country whose ratio of blood to breath was used. */
  iso2?: string;
}

/**
 * unitSystem, unit, value in steps of the unit's last decimal, both times as HHMM; the first least
 * significant. Never change or reorder them; more units may be added at the end of `measurementUnits`.
 */
const sizes = [2, 16, 1000, 2360, 2360];

/**
 * Country and day: the fields of the extension, which stands above those as value + capacity x
 * extension. The check stands above all. Links made before the three have none of them.
 */
const extensionSizes = [countryNumberSize, dayNumberSize];
const capacity = capacityOf(sizes);

/** The first number that does not fit below the check. */
const checkCapacity = capacity * capacityOf(extensionSizes);

/** Before the number: no number is written with it, so no code of a calculation begins with it. */
const mark = '0';

const longestCode = mark.length + toBase62(checkCapacity * BigInt(checkSize) - 1n).length;

/**
 * The code of a link to a measured value: at most 13 digits and letters after a zero. The zero tells
 * it from the code of a calculation, which is a number above zero without leading zeros:
 * `decodeShareCode` reads none that begins with one, and `decodeMeasurementCode` no other. The code
 * always carries a check; a day that a link cannot hold (`dayNumberOf`) is left out.
 * @throws {RangeError} for a value that is not above zero, has more digits than its unit, or is too
 *   high; or for a time, a day or a country that is none
 */
export function encodeMeasurementCode(measurement: SharedMeasurement): string {
  const steps = measurementSteps(measurement.value, measurement.unit);
  if (!isShareable(measurement, steps)) {
    throw new RangeError(`Cannot be shared: ${JSON.stringify(measurement)}`);
  }
  const fields = [
    unitSystems.indexOf(measurement.unitSystem),
    measurementUnits.indexOf(measurement.unit),
    steps,
    hhmmOf(measurement.timeMeasured),
    hhmmOf(measurement.timeLastDrink),
  ];
  const extension = [
    measurement.iso2 === undefined ? 0 : countryNumberOf(measurement.iso2),
    measurement.startDay === undefined ? 0 : dayNumberOf(measurement.startDay),
  ];
  const number = packFields([...fields, ...extension], [...sizes, ...extensionSizes]);
  return mark + toBase62(withCheck(number, checkCapacity));
}

/**
 * The measurement of a code; null for anything `encodeMeasurementCode` never wrote. A code without a check
 * is read only if it has no day and no country either: such codes were made before the three.
 */
export function decodeMeasurementCode(code: string): SharedMeasurement | null {
  if (code.length > longestCode || !code.startsWith(mark)) return null;
  const number = fromBase62(code.slice(mark.length));
  if (number === null) return null;
  const { fields, rest: extension } = unpackFields(number, sizes);
  if (extension !== 0n && !hasItsCheck(number, checkCapacity)) return null;
  const [system = 0, unitIndex = 0, steps = 0, measured = 0, lastDrink = 0] = fields;
  const unit = measurementUnits[unitIndex];
  const unitSystem = unitSystems[system];
  if (!unit || !unitSystem) return null;
  const [countryNumber = 0, dayNumber = 0] = unpackFields(extension, extensionSizes).fields;
  const iso2 = countryOfNumber(countryNumber);
  const startDay = dayOfNumber(dayNumber);
  const measurement: SharedMeasurement = {
    unitSystem,
    value: measurementOfSteps(steps, unit),
    unit,
    timeMeasured: clockOfHhmm(measured),
    timeLastDrink: clockOfHhmm(lastDrink),
    ...(startDay !== null && { startDay }),
    ...(iso2 !== null && { iso2 }),
  };
  return isShareable(measurement, steps) ? measurement : null;
}

function isShareable(measurement: SharedMeasurement, steps: number): boolean {
  const { value, unit, timeMeasured, timeLastDrink, startDay, iso2 } = measurement;
  const isWhole = measurementOfSteps(steps, unit) === value;
  const isInRange = steps > 0 && steps <= maxMeasurementSteps;
  const areTimes = isClockTime(timeMeasured) && isClockTime(timeLastDrink);
  const isDated = startDay === undefined || isDay(startDay);
  return isWhole && isInRange && areTimes && isDated && (iso2 === undefined || isIso2(iso2));
}
