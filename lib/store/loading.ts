import { create } from 'zustand';

/** Spec section 4: the loading bar appears only if a request lasts longer than this. */
export const LOADING_DELAY_MS = 500;

/** Whether the thin loading bar shows. */
export const useLoading = create(() => ({ isVisible: false }));

const running = new Set<ReturnType<typeof setTimeout>>();

/** A page or a part is awaited: after a press, not when the browser goes back. */
export const isAwaiting = (): boolean => running.size > 0;

/**
 * Counts a request as running: the bar appears after 500 ms, and hides when all are done.
 * @returns ends the request; may be called more than once
 */
export function startLoading(): () => void {
  const timer = setTimeout(() => useLoading.setState({ isVisible: true }), LOADING_DELAY_MS);
  running.add(timer);
  return () => {
    clearTimeout(timer);
    running.delete(timer);
    if (running.size === 0) useLoading.setState({ isVisible: false });
  };
}
