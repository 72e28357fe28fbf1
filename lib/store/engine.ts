import { create } from 'zustand';
import type { OpenEvening } from '@/lib/evening/evening';

interface Engine {
  /** Opens what was drunk; null until it is there. */
  openDrinks: OpenEvening | null;
  /** It was asked for in vain. */
  isMissing: boolean;
}

/**
 * What turns drinks into an evening, for the page on which they are entered: nobody has drunk before it
 * answers, so it is loaded as soon as it does.
 */
export const useEngine = create<Engine>(() => ({ openDrinks: null, isMissing: false }));

/** Asks for the engine, again where that was in vain; whoever uses it is told either way. */
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
