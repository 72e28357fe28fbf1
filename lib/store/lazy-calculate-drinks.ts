import { create } from 'zustand';
import type { CalculateEvening } from '@/lib/evening/evening';

/** `calculateDrinks`: null until it is loaded after hydration; missing if that failed. */
export const useCalculateDrinks = create(() => ({
  calculateDrinks: null as CalculateEvening | null,
  isMissing: false,
}));

/** Loads `calculateDrinks`, again after a failure. Components that use it are updated in both cases. */
export async function loadCalculateDrinks(): Promise<void> {
  if (useCalculateDrinks.getState().calculateDrinks) return;
  try {
    const { calculateDrinks } = await import(
      /* webpackChunkName: "answering" */ '@/lib/evening/calculate-drinks'
    );
    useCalculateDrinks.setState({ calculateDrinks, isMissing: false });
  } catch (error) {
    console.warn('The calculation could not be loaded.', error);
    useCalculateDrinks.setState({ isMissing: true });
  }
}
