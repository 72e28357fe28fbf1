import { create } from 'zustand';
import type { OpenEvening } from '@/lib/evening/evening';

interface Engine {
  /** Calculates an evening from drinks; null until it is loaded. */
  openDrinks: OpenEvening | null;
  /** It could not be loaded. */
  isMissing: boolean;
}

/** The engine for the page on which drinks are entered, loaded after hydration. */
export const useEngine = create<Engine>(() => ({ openDrinks: null, isMissing: false }));

/** Loads the engine, again after a failure. Components that use it are updated in both cases. */
export async function loadEngine(): Promise<void> {
  if (useEngine.getState().openDrinks) return;
  try {
    const { openDrinks } = await import('@/lib/evening/open-drinks');
    useEngine.setState({ openDrinks, isMissing: false });
  } catch (error) {
    console.warn('The engine could not be loaded.', error);
    useEngine.setState({ isMissing: true });
  }
}
