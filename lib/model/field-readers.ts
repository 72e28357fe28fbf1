import { isClockTime } from '@/lib/bac';
import { isDay } from '@/lib/calendar/local-day';
import type { Bounds } from './bounds';
import { givenEnds } from './model';

/**
 * Reads one saved field: the value if it is allowed, else undefined. Written by hand, because these
 * few rules have a tenth of the size of a schema library (docs/adr/0016).
 */
export type Reader<Value> = (raw: unknown) => Value | undefined;

/** Readers for all fields of a record. */
export type Readers<Shape> = { [Key in keyof Shape]-?: Reader<Shape[Key]> };

/** A number within inclusive bounds; -0 becomes 0. */
export function within({ min, max }: Bounds): Reader<number> {
  return (raw) => (typeof raw === 'number' && raw >= min && raw <= max ? raw + 0 : undefined);
}

/** A whole number within inclusive bounds. */
export function wholeWithin(bounds: Bounds): Reader<number> {
  const read = within(bounds);
  return (raw) => (Number.isInteger(raw) ? read(raw) : undefined);
}

/** One of a list of values. */
export function oneOf<const Value>(values: readonly Value[]): Reader<Value> {
  return (raw) => values.find((value) => value === raw);
}

/** A text that meets a condition. */
export function textThat(isAllowed: (text: string) => boolean): Reader<string> {
  return (raw) => (typeof raw === 'string' && isAllowed(raw) ? raw : undefined);
}

/** Null, or a value that another reader allows. */
export function nullOr<Value>(read: Reader<Value>): Reader<Value | null> {
  return (raw) => (raw === null ? null : read(raw));
}

export const flag: Reader<boolean> = oneOf([true, false]);
export const clockTime = textThat(isClockTime);
export const dayOrNone = textThat((text) => text === '' || isDay(text));
export const ends = oneOf(givenEnds);

/** True for a JSON object: not null, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A saved record. If something else was saved, it is empty and its name is added to `lost`. */
export function recordOrEmpty(name: string, raw: unknown, lost: string[]): Record<string, unknown> {
  if (isRecord(raw)) return raw;
  if (raw !== undefined) lost.push(name);
  return {};
}

/**
 * The defaults with all saved fields that can be read. Names of the others are added to `lost`.
 * @param prefix of the names of fields
 */
export function keptFields<Shape extends object>(
  readers: Readers<Shape>,
  raw: Record<string, unknown>,
  defaults: Shape,
  lost: string[],
  prefix = '',
): Shape {
  const kept = { ...defaults };
  for (const key in readers) {
    if (!Object.hasOwn(raw, key)) continue;
    const value = readers[key](raw[key]);
    if (value === undefined) lost.push(prefix + key);
    else kept[key] = value;
  }
  return kept;
}
