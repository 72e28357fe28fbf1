import type { Readers } from './field-readers';
import { isRecord } from './is-record';

/** A saved record. If something else was saved, it is empty and its name is added to `lost`. */
export function recordOrEmpty(name: string, raw: unknown, lost: string[]): Record<string, unknown> {
  if (isRecord(raw)) return raw;
  if (raw !== undefined) lost.push(name);
  return {};
}

/** The defaults with all saved fields that can be read. Names of the others are added to `lost`. */
export function keptFields<Shape extends object>(
  readers: Readers<Shape>,
  raw: Record<string, unknown>,
  defaults: Shape,
  lost: string[],
): Shape {
  const kept = { ...defaults };
  for (const key in readers) {
    if (!Object.hasOwn(raw, key)) continue;
    const value = readers[key](raw[key]);
    if (value === undefined) lost.push(key);
    else kept[key] = value;
  }
  return kept;
}
