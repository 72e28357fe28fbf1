import type { Bounds } from './limits';

/**
 * Reads one saved field: the value where it is one that may be, else undefined. Written by hand: the
 * few rules of the model are a tenth of what a library of schemas weighs in the browser (docs/adr/0016).
 */
export type Reader<Value> = (raw: unknown) => Value | undefined;

/** Readers of every field of a record. */
export type Readers<Shape> = { [Key in keyof Shape]: Reader<Shape[Key]> };

/** A number within bounds, both included; minus zero, which would be written with its sign, is zero. */
export function within({ min, max }: Bounds): Reader<number> {
  return (raw) => (typeof raw === 'number' && raw >= min && raw <= max ? raw + 0 : undefined);
}

/** A whole number within bounds, both included. */
export function wholeWithin(bounds: Bounds): Reader<number> {
  const read = within(bounds);
  return (raw) => (Number.isInteger(raw) ? read(raw) : undefined);
}

/** One of a list. */
export function oneOf<const Value>(values: readonly Value[]): Reader<Value> {
  return (raw) => values.find((value) => value === raw);
}

/** A text that a rule allows. */
export function textThat(isAllowed: (text: string) => boolean): Reader<string> {
  return (raw) => (typeof raw === 'string' && isAllowed(raw) ? raw : undefined);
}

/** Null, or what another reader takes. */
export function nullOr<Value>(read: Reader<Value>): Reader<Value | null> {
  return (raw) => (raw === null ? null : read(raw));
}

/** True or false. */
export const flag: Reader<boolean> = oneOf([true, false]);
