import type { CalculatorModel } from '@/lib/model/model';
import { fromSavedSittings, type SavedSittings } from '@/lib/model/saved-sittings';

/** Saved entries under the names that the program has for them: what is saved as "reading" is a measurement. */
export function named<Saved extends { entryMode?: string; reading?: unknown }>({
  reading,
  ...others
}: Saved) {
  return {
    ...others,
    ...(others.entryMode === 'reading' && { entryMode: 'measurement' }),
    ...(reading !== undefined && { measurement: reading }),
  } as Omit<Saved, 'reading'> & { measurement: Exclude<Saved['reading'], undefined> };
}

/** Saved entries as they are once they are opened. */
export function openedForm(saved: object): CalculatorModel {
  return fromSavedSittings(named(saved) as unknown as SavedSittings) as CalculatorModel;
}
