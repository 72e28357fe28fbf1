import { createContext, useContext } from 'react';
import type { DrinksEvening, MeasuredEvening } from '@/lib/evening/evening';
import type { ShownResult } from './result-parts';

const ShownResultContext = createContext<ShownResult | null>(null);

/** Provided once, by details-sheet.tsx. */
export const ShownResultProvider = ShownResultContext.Provider;

/** What a card of the details sheet reads. @throws {Error} outside it, as in the first answer */
export function useShownResult(): ShownResult {
  const shown = useContext(ShownResultContext);
  if (!shown) throw new Error('A card of the result outside the details sheet');
  return shown;
}

/** `useShownResult` in a card that only drinks have. @throws {Error} for a measurement */
export function useShownDrinks(): ShownResult<DrinksEvening> {
  const shown = useShownResult();
  const { evening } = shown;
  if (evening.kind !== 'drinks') throw new Error('A card for drinks in a result of a measurement');
  return { ...shown, evening };
}

/** `useShownResult` in a card that only a measurement has. @throws {Error} for drinks */
export function useShownMeasurement(): ShownResult<MeasuredEvening> {
  const shown = useShownResult();
  const { evening } = shown;
  if (evening.kind === 'drinks') throw new Error('A card for a measurement in a result of drinks');
  return { ...shown, evening };
}
