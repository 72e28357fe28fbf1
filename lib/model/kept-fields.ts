import type { Readers } from './field-readers';
import { isRecord } from './is-record';

/** A saved record; empty, and noted as lost, where something else was saved. */
export function recordOrEmpty(name: string, raw: unknown, lost: string[]): Record<string, unknown> {
  if (isRecord(raw)) return raw;
  if (raw !== undefined) lost.push(name);
  return {};
}

/** The saved fields that can be read over the defaults; the names of the others are noted as lost. */
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
