import type { DrinkCatalog } from '@/lib/drinks/servings';
import { defaultModel } from '@/lib/model/defaults';
import { isRecord, within } from '@/lib/model/field-readers';
import type { CalculatorModel, Preferences } from '@/lib/model/model';
import { savedVersion } from '@/lib/model/read-saved';
import { checkSaved, savedForm } from '@/lib/model/saved';
import { isEvening, type Evening, type NoEvening } from './evening';
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

/** The peak to save, permille: 0 without an estimate; null if nothing is worth saving. */
export function peakToKeep(model: CalculatorModel, evening: Evening | NoEvening): number | null {
  if (isEvening(evening)) return evening.forecast.likely.peakPermille;
  return isWorthKeeping(model) ? 0 : null;
}

/** Maximum number of earlier evenings; the oldest ones are removed. */
export const maxKept = 200;

/** Identifies a file as one of ours. */
const kind = 'virtual-breathalyser-evenings';

/** Evenings as text, for storage and files. @param others stored entries that cannot be read */
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

/** For JSON.stringify: entered and stored models have the same fields in a different order. */
export function withSortedKeys(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, value[key]]));
}

const noPreferences: Record<keyof Preferences, undefined> = {
  unitSystem: undefined,
  weightInStone: undefined,
  selectedCountryId: undefined,
  chosenInCountry: undefined,
  driverClass: undefined,
  isClassChosen: undefined,
  ownLimitPermille: undefined,
};

/** A key that is equal for evenings with the same entries, whatever their units and limit. */
function identityOf({ model }: KeptEvening): string {
  return JSON.stringify({ ...model, ...noPreferences }, withSortedKeys);
}

/** The evenings of a list that are not among others. */
export function withoutEvenings(list: readonly KeptEvening[], others: readonly KeptEvening[]) {
  const known = new Set(others.map(identityOf));
  return list.filter((evening) => !known.has(identityOf(evening)));
}

/** "2026-11-21 21:00": sorts as text. */
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
    .sort((a, b) => startText(b).localeCompare(startText(a)))
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

/** The entries of a text; null if it is not ours. */
function entriesIn(text: string): unknown[] | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isRecord(raw) && raw.kind === kind && Array.isArray(raw.evenings) ? raw.evenings : null;
  } catch {
    return null; // not JSON
  }
}

/** False for what JSON.parse accepts but JSON.stringify does not: lists nested thousands deep. */
function canBeText(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses evenings, each validated like the saved model; null if the text is not ours. Never throws.
 */
export function readEvenings(text: string, catalog: DrinkCatalog) {
  const entries = entriesIn(text);
  if (!entries) return null;
  const read = entries.map((entry) => readEntry(entry, catalog));
  return {
    evenings: read.filter((evening) => evening !== null),
    /** The entries that cannot be read but can be stored again. */
    others: entries.filter((entry, i) => read[i] === null && canBeText(entry)),
    /** The first entry that cannot be read, from 1; 0 if there is none. */
    firstBroken: read.indexOf(null) + 1,
  };
}
