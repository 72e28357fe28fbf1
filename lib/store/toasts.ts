import { create } from 'zustand';
import type { Translator } from '@/lib/i18n/duration-text';

/** A toast hides after this time (spec section 9). */
export const TOAST_MS = 3000;
/** One with a button stays longer: there must be time to reach "undo". */
export const UNDO_MS = 8000;
/** Duration of the closing transition (toaster.css). */
export const TOAST_LEAVES_MS = 180;

export interface Toast {
  id: number;
  text: string;
  type: 'info' | 'success' | 'warning' | 'error';
  action?: { label: string; onAction: () => void };
  /** A "No" beside the action, in place of the button that dismisses. */
  refusal?: { label: string; onAction: () => void };
  /** Stays until it is dismissed, for questions such as "a new version is available". */
  sticky?: boolean;
  /** Shown permanently at the bottom of the page instead of over it. */
  isQuiet?: boolean;
  /** Test id; `toast` by default. */
  testId?: string;
  /** The closing transition is running. */
  isLeaving?: boolean;
}

/** The visible toasts, oldest first, including those that are closing. */
export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;
let isPaused = false;

/**
 * Shows a toast until its time is over. It replaces one of the same text, and with an action an older
 * one that is not sticky, whose "undo" would revert more than it says.
 * @returns the id, for `dismissToast`
 */
export function showToast(toast: Omit<Toast, 'id' | 'isLeaving'>): number {
  const isReplaced = ({ text, type, action, sticky, isLeaving }: Toast) =>
    isLeaving ||
    (text === toast.text && type === toast.type) ||
    (toast.action && action && !sticky);
  for (const shown of useToasts.getState().toasts) {
    if (!isReplaced(shown)) continue;
    remove(shown.id);
    // If it was hovered or focused, there is no leave or blur event.
    resumeToasts();
  }
  const shown = { ...toast, id: ++lastId };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown] }));
  if (!isPaused) startTimer(shown);
  return shown.id;
}

/** Says that something was done, with a button that takes it back. */
export function showUndo(text: string, undo: () => void, t: Translator): void {
  showToast({ text, type: 'success', action: { label: t('evening.undo'), onAction: undo } });
}

/** Hides a toast. Does nothing if it is already hidden. */
export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)),
  }));
  setTimer(id, remove, TOAST_LEAVES_MS);
}

/** Stops all timers while a toast is hovered or focused. */
export function pauseToasts(): void {
  isPaused = true;
  for (const { id, isLeaving } of useToasts.getState().toasts) {
    if (!isLeaving) clearTimeout(timers.get(id));
  }
}

/** Restarts the time of every toast. */
export function resumeToasts(): void {
  isPaused = false;
  useToasts.getState().toasts.forEach(startTimer);
}

function startTimer({ id, action, sticky, isQuiet, isLeaving }: Toast) {
  if (!sticky && !isQuiet && !isLeaving) setTimer(id, dismissToast, action ? UNDO_MS : TOAST_MS);
}

function setTimer(id: number, act: (id: number) => void, afterMs: number) {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => act(id), afterMs),
  );
}

function remove(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
