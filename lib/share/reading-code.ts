import { isClockTime } from '@/lib/bac';
import { unitSystems, type UnitSystem } from '@/lib/model/model';
import {
  mostReadingSteps,
  readingOfSteps,
  readingSteps,
  readingUnits,
  type ReadingUnit,
} from '@/lib/model/reading';
import { fromBase62, toBase62 } from './base62';
import { clockOfHhmm, hhmmOf } from './hhmm';
import { capacityOf, packFields, unpackFields } from './mixed-radix';

/** What a link to a measured value carries. */
export interface SharedReading {
  unitSystem: UnitSystem;
  /** In the unit below, above 0. */
  value: number;
  unit: ReadingUnit;
  /** HH:MM, 24-hour clock. */
  timeMeasured: string;
  timeLastDrink: string;
}

/**
 * unitSystem, unit, value in steps of the unit's last decimal, both times as HHMM; the first least
 * significant. Never change or reorder them; more units may be added at the end of `readingUnits`.
 */
const sizes = [2, 16, 1000, 2360, 2360];

/** Before the number: no number is written with it, so no code of a calculation begins with it. */
const mark = '0';

const longestCode = mark.length + toBase62(capacityOf(sizes) - 1n).length;

/**
 * The code of a link to a measured value: at most 8 digits and letters after a zero. The zero tells
 * it from the code of a calculation, which is a number above zero without leading zeros:
 * `decodeShareCode` reads none that begins with one, and `decodeReadingCode` no other.
 * @throws {RangeError} for a value that is not above zero, has more digits than its unit, or is too
 *   high; or for a time that is none
 */
export function encodeReadingCode(reading: SharedReading): string {
  const steps = readingSteps(reading.value, reading.unit);
  if (!isShareable(reading, steps)) {
    throw new RangeError(`Cannot be shared: ${JSON.stringify(reading)}`);
  }
  const fields = [
    unitSystems.indexOf(reading.unitSystem),
    readingUnits.indexOf(reading.unit),
    steps,
    hhmmOf(reading.timeMeasured),
    hhmmOf(reading.timeLastDrink),
  ];
  return mark + toBase62(packFields(fields, sizes));
}

/** The reading of a code; null for anything `encodeReadingCode` never writes. */
export function decodeReadingCode(code: string): SharedReading | null {
  if (code.length > longestCode || !code.startsWith(mark)) return null;
  const number = fromBase62(code.slice(mark.length));
  if (number === null) return null;
  const { fields, rest } = unpackFields(number, sizes);
  const [system = 0, unitIndex = 0, steps = 0, measured = 0, lastDrink = 0] = fields;
  const unit = readingUnits[unitIndex];
  const unitSystem = unitSystems[system];
  if (rest !== 0n || !unit || !unitSystem) return null;
  const reading: SharedReading = {
    unitSystem,
    value: readingOfSteps(steps, unit),
    unit,
    timeMeasured: clockOfHhmm(measured),
    timeLastDrink: clockOfHhmm(lastDrink),
  };
  return isShareable(reading, steps) ? reading : null;
}

function isShareable(reading: SharedReading, steps: number): boolean {
  const isWhole = readingOfSteps(steps, reading.unit) === reading.value;
  const isInRange = steps > 0 && steps <= mostReadingSteps;
  return (
    isWhole && isInRange && isClockTime(reading.timeMeasured) && isClockTime(reading.timeLastDrink)
  );
}
