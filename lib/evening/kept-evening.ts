import type { DrinkCatalog } from '@/lib/drinks/servings';
import { isRecord } from '@/lib/model/is-record';
import { defaultModel } from '@/lib/model/defaults';
import { within } from '@/lib/model/field-readers';
import type { CalculatorModel } from '@/lib/model/model';
import { savedVersion } from '@/lib/model/read-saved';
import { checkSaved, savedForm } from '@/lib/model/saved';
import type { Evening } from './evening';
import { hasAlcohol } from './planned-sittings';

/** A saved earlier evening. */
export interface KeptEvening {
  model: CalculatorModel;
  /** Likely peak, or the measured level; grams per litre of blood. */
  peakPermille: number;
}

/** True if there is a measurement or a drink with alcohol. */
function isWorthKeeping(model: CalculatorModel): boolean {
  return model.entryMode === 'measurement'
    ? model.measurement.value !== null
    : model.sittings.some(hasAlcohol);
}

/**
 * The peak to save with the entries, grams per litre of blood; null if there is nothing to save.
 * Entries that span more than a day have no estimate and are saved with 0.
 */
export function peakToKeep(model: CalculatorModel, evening: Evening | null): number | null {
  return evening?.forecast.likely.peakPermille ?? (isWorthKeeping(model) ? 0 : null);
}

/** Maximum number of earlier evenings; the oldest ones are removed. */
export const maxKept = 200;

/** Identifies a file as one of ours. */
const kind = 'virtual-breathalyser-evenings';

/** Why a text cannot be read: it is not ours, or an entry (from 1) is invalid. */
export type Unreadable = { why: 'foreign' } | { why: 'broken'; number: number };

/**
 * Serializes evenings, for storage and for a file.
 * @param others stored entries that cannot be read and are kept unchanged
 */
export function eveningsText(
  evenings: readonly KeptEvening[],
  others: readonly unknown[] = [],
): string {
  const entries = evenings.map(({ model, ...evening }) => ({
    model: savedForm(model),
    ...evening,
  }));
  return JSON.stringify({ kind, version: savedVersion, evenings: [...entries, ...others] });
}

/** The local day of an evening. */
export function dayOfKept({ model }: KeptEvening): string {
  return model.entryMode === 'measurement' ? model.measurement.measuredDay : model.startDay;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Replacer for JSON.stringify that sorts keys: entered and stored models have the same fields in a
 * different order.
 */
export function withSortedKeys(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareTexts(a, b)));
}

/** A key that is equal for evenings with the same entries, whatever their units and limit. */
export function identityOf({ model }: KeptEvening): string {
  const { unitSystem, weightInStone, selectedCountryId, driverClass, ...entered } = model;
  void [unitSystem, weightInStone, selectedCountryId, driverClass];
  return JSON.stringify(entered, withSortedKeys);
}

function startText(evening: KeptEvening): string {
  const { model } = evening;
  const time =
    model.entryMode === 'measurement'
      ? model.measurement.timeMeasuredInH24
      : model.sittings[0].timeStartInH24;
  return `${dayOfKept(evening)} ${time}`;
}

/** Newest first, without duplicates, at most 200. */
export function sortedEvenings(evenings: readonly KeptEvening[]): KeptEvening[] {
  const known = new Map(evenings.map((evening) => [identityOf(evening), evening]));
  return [...known.values()]
    .sort((a, b) => compareTexts(startText(b), startText(a)))
    .slice(0, maxKept);
}

function readEntry(raw: unknown, catalog: DrinkCatalog): KeptEvening | null {
  if (!isRecord(raw) || !isRecord(raw.model)) return null;
  const { peakPermille } = raw;
  const { model, lost } = checkSaved(raw.model, catalog, defaultModel(catalog, 'metric'));
  const peak = within({ min: 0, max: Number.MAX_VALUE })(peakPermille);
  if (lost.length > 0 || peak === undefined) return null;
  const evening = { model, peakPermille: peak };
  return isWorthKeeping(model) && dayOfKept(evening) !== '' ? evening : null;
}

/**
 * Parses evenings. Each entry is validated like the saved model. Never throws.
 * @returns the reason if the text is not ours or one of its entries is invalid
 */
export function readEvenings(
  text: string,
  catalog: DrinkCatalog,
): { evenings: KeptEvening[] } | Unreadable {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { why: 'foreign' };
  }
  if (!isRecord(raw) || raw.kind !== kind || !Array.isArray(raw.evenings)) {
    return { why: 'foreign' };
  }
  const evenings: KeptEvening[] = [];
  for (const [index, entry] of raw.evenings.entries()) {
    const evening = readEntry(entry, catalog);
    if (!evening) return { why: 'broken', number: index + 1 };
    evenings.push(evening);
  }
  return { evenings };
}

/**
 * False for values that JSON.parse accepts but JSON.stringify does not: lists nested thousands
 * deep, which no version of ours wrote.
 */
function canBeText(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/** Reads the stored evenings, and the entries that cannot be read but are kept. Never throws. */
export function storedEvenings(
  text: string,
  catalog: DrinkCatalog,
): { evenings: KeptEvening[]; others: unknown[] } {
  const whole = readEvenings(text, catalog);
  if ('evenings' in whole) return { evenings: sortedEvenings(whole.evenings), others: [] };
  console.warn('Some earlier evenings cannot be read.', whole);
  if (whole.why === 'foreign') return { evenings: [], others: [] };
  const { evenings: entries } = JSON.parse(text) as { evenings: unknown[] };
  const evenings = entries.flatMap((entry) => readEntry(entry, catalog) ?? []);
  const others = entries.filter((entry) => readEntry(entry, catalog) === null && canBeText(entry));
  return { evenings: sortedEvenings(evenings), others };
}
