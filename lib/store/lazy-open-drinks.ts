import { create } from 'zustand';
import type { OpenEvening } from '@/lib/evening/evening';

interface LazyOpenDrinks {
  /** Calculates an evening from drinks; null until it is loaded. */
  openDrinks: OpenEvening | null;
  /** It could not be loaded. */
  isMissing: boolean;
}

/** `openDrinks`, with the engine, for the page on which drinks are entered: loaded after hydration. */
export const useOpenDrinks = create<LazyOpenDrinks>(() => ({ openDrinks: null, isMissing: false }));

/** Loads `openDrinks`, again after a failure. Components that use it are updated in both cases. */
export async function loadOpenDrinks(): Promise<void> {
  if (useOpenDrinks.getState().openDrinks) return;
  try {
    const { openDrinks } = await import('@/lib/evening/open-drinks');
    useOpenDrinks.setState({ openDrinks, isMissing: false });
  } catch (error) {
    console.warn('The calculation could not be loaded.', error);
    useOpenDrinks.setState({ isMissing: true });
  }
}
