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
import { checkedFacts, checkSize, withCheck } from './link-check';
import { capacityOf, packFields, unpackFields } from './mixed-radix';
import { factsCapacity, packFacts, unpackFacts, type SharedFacts } from './shared-facts';

/** The content of a link to a measurement. */
export interface SharedMeasurement {
  unitSystem: UnitSystem;
  /** In `unit`, above 0. */
  value: number;
  unit: MeasurementUnit;
  /** HH:MM, 24-hour clock. */
  timeMeasured: string;
  timeLastDrink: string;
  /** 'YYYY-MM-DD', the local date of the measurement; left out if it is not known. */
  startDay?: string;
  /** Two capital letters: the country whose breath ratio was used. */
  iso2?: string;
  /** Left out in links made before there were facts, whose facts count as given. */
  facts?: SharedFacts;
}

/**
 * Number of values of each field, least significant first: unitSystem, unit, value in steps of the
 * unit's last decimal, both times as HHMM. Never change or reorder them; more units may be added at
 * the end of `measurementUnits`.
 */
const sizes = [2, 16, 1000, 2360, 2360];

/**
 * Country and day, the fields of the extension: the number is fields + capacity x extension, with
 * the checksum above both, and the facts above that. Older links have neither extension nor checksum.
 */
const allSizes = [...sizes, countryNumberSize, dayNumberSize];
const capacity = capacityOf(sizes);

/** The number of values below the checksum. */
const checkCapacity = capacityOf(allSizes);

/** Prefix of the number. No code of a calculation begins with it: numbers have no leading zeros. */
const mark = '0';

const maxCodeLength =
  mark.length + toBase62(checkCapacity * BigInt(checkSize) * factsCapacity(0) - 1n).length;

/**
 * Encodes a measurement for a link: a zero, which tells it from a calculation, then at most 19
 * digits and letters. It always has a checksum; a day out of range (`dayNumberOf`) is left out.
 * @throws {RangeError} for a value that is not above zero, too high, or has too many decimals for
 *   its unit; or for an invalid time, day, country or place
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
    measurement.iso2 === undefined ? 0 : countryNumberOf(measurement.iso2),
    measurement.startDay === undefined ? 0 : dayNumberOf(measurement.startDay),
  ];
  const number = packFields(fields, allSizes);
  const facts = measurement.facts ? packFacts(measurement.facts) : 0n;
  return mark + toBase62(withCheck(number, checkCapacity, facts));
}

/**
 * Decodes a measurement; null for anything that `encodeMeasurementCode` never wrote. A code without
 * a checksum is only accepted without day and country, as in older links.
 */
export function decodeMeasurementCode(code: string): SharedMeasurement | null {
  if (code.length > maxCodeLength || !code.startsWith(mark)) return null;
  const number = fromBase62(code.slice(mark.length));
  if (number === null) return null;
  const factsNumber = number < capacity ? 0n : checkedFacts(number, checkCapacity);
  const facts = factsNumber && unpackFacts(factsNumber, 0);
  if (factsNumber === null || facts === null) return null;
  const { fields } = unpackFields(number, allSizes);
  const [system = 0, unitIndex = 0, steps = 0, measured = 0, lastDrink = 0, place = 0, day = 0] =
    fields;
  const unit = measurementUnits[unitIndex];
  const unitSystem = unitSystems[system];
  if (!unit || !unitSystem) return null;
  const iso2 = countryOfNumber(place);
  const startDay = dayOfNumber(day);
  const measurement: SharedMeasurement = {
    unitSystem,
    value: measurementOfSteps(steps, unit),
    unit,
    timeMeasured: clockOfHhmm(measured),
    timeLastDrink: clockOfHhmm(lastDrink),
    ...(startDay !== null && { startDay }),
    ...(iso2 !== null && { iso2 }),
    ...(facts && {
      facts: { place: facts.place, driverClass: facts.driverClass, open: facts.open },
    }),
  };
  return isShareable(measurement, steps) ? measurement : null;
}

/** Whether a code that could be decoded has no checksum, see `isUncheckedCode`. */
export function isUncheckedMeasurement(code: string): boolean {
  return (fromBase62(code.slice(mark.length)) ?? 0n) < capacity;
}

function isShareable(measurement: SharedMeasurement, steps: number): boolean {
  const { value, unit, timeMeasured, timeLastDrink, startDay, iso2 } = measurement;
  const isWhole = measurementOfSteps(steps, unit) === value;
  const isInRange = steps > 0 && steps <= maxMeasurementSteps;
  const areTimes = isClockTime(timeMeasured) && isClockTime(timeLastDrink);
  const isDated = startDay === undefined || isDay(startDay);
  return isWhole && isInRange && areTimes && isDated && (iso2 === undefined || isIso2(iso2));
}
