import type { DrinkCatalog } from '@/lib/drinks/servings';
import { isRecord } from '@/lib/model/is-record';
import { defaultModel } from '@/lib/model/defaults';
import { within } from '@/lib/model/field-readers';
import type { CalculatorModel } from '@/lib/model/model';
import { savedVersion } from '@/lib/model/read-saved';
import { checkSaved, savedForm } from '@/lib/model/saved';
import type { Evening } from './evening';
import { hasAlcohol, plannedSittings } from './planned-sittings';

/** An earlier evening as it was left. */
export interface KeptEvening {
  model: CalculatorModel;
  /** Likely peak, or the measured level; grams per litre of blood. */
  peakPermille: number;
}

/** True where something was measured, or something with alcohol drunk. */
function isWorthKeeping(model: CalculatorModel): boolean {
  return model.entryMode === 'measurement'
    ? model.measurement.value !== null
    : plannedSittings(model).some(hasAlcohol);
}

/**
 * The peak that entries are kept with, grams per litre of blood; null where there is nothing to keep.
 * Entries over more than a day have no estimate: they are kept all the same, with 0.
 */
export function peakToKeep(model: CalculatorModel, evening: Evening | null): number | null {
  return evening?.forecast.likely.peakPermille ?? (isWorthKeeping(model) ? 0 : null);
}

/** So many earlier evenings are kept, the newest. */
export const mostKept = 200;

/** What a file of evenings says it is, so that any other file is told from one. */
const kind = 'virtual-breathalyser-evenings';

/** Why a text holds no evenings: not ours, or an entry (1 the first) that cannot be read. */
export type Unreadable = { why: 'foreign' } | { why: 'broken'; number: number };

/**
 * Evenings as text, for storage and for a file.
 * @param others entries of a stored text that cannot be read: they are kept as they are
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

/** The local day of an evening, as its entries say it. */
export function dayOfKept({ model }: KeptEvening): string {
  return model.entryMode === 'measurement' ? model.measurement.measuredDay : model.startDay;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** For JSON.stringify: what was entered and what was read hold the same fields in another order. */
function withSortedKeys(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareTexts(a, b)));
}

/** The same text for evenings whose entries are the same. */
export function identityOf({ model }: KeptEvening): string {
  const { unitSystem, weightInStone, selectedCountryId, driverClass, ...entered } = model;
  void [unitSystem, weightInStone, selectedCountryId, driverClass];
  return JSON.stringify(entered, withSortedKeys);
}

function startText(evening: KeptEvening): string {
  const { model } = evening;
  const time =
    model.entryMode === 'measurement' ? model.measurement.timeMeasuredInH24 : model.timeStartInH24;
  return `${dayOfKept(evening)} ${time}`;
}

/** Newest first, each once, at most 200. */
export function sortedEvenings(evenings: readonly KeptEvening[]): KeptEvening[] {
  const known = new Map(evenings.map((evening) => [identityOf(evening), evening]));
  return [...known.values()]
    .sort((a, b) => compareTexts(startText(b), startText(a)))
    .slice(0, mostKept);
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
 * The evenings of a text, each checked as a saved model is. Never throws.
 * @returns why not, where it is no text of ours or one entry of it cannot be read
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

/** False for what JSON can hold and not give back: lists thousands deep. No version of ours wrote it. */
function canBeText(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * What is in a stored text: the evenings, and the entries that cannot be read but can be kept. Never
 * throws.
 */
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
