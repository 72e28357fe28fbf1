import { create } from 'zustand';

/** A toast hides itself after this long: long enough to read it and to reach its button. */
export const TOAST_MS = 8000;
/** How long it is on its way out (`toaster.css`). */
export const TOAST_LEAVES_MS = 180;

export interface Toast {
  id: number;
  text: string;
  type: 'info' | 'success' | 'warning' | 'error';
  action?: { label: string; onAction: () => void };
  /** Stays until dismissed: for a question such as "a new version is there". */
  sticky?: boolean;
  /** Said at the foot of the page, over nothing, and stays there. */
  isQuiet?: boolean;
  /** Test id in place of `toast`, for toasts that hosts look for by name. */
  testId?: string;
  /** On its way out. */
  isLeaving?: boolean;
}

/** The toasts on show, oldest first, and those on their way out. */
export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;
let isPaused = false;

/**
 * Shows a toast and hides it after 8 s, unless it is sticky. The same words again replace the toast
 * that says them: five choices of a country are not five toasts. One offer at a time, but for
 * sticky ones: an older "undo" would take back more than it says.
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
    // The pointer or the focus that was on it never says that it left.
    resumeToasts();
  }
  const shown = { ...toast, id: ++lastId };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown] }));
  if (!isPaused) startTimer(shown);
  return shown.id;
}

/** Sends a toast away; one that is gone already is no error. */
export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)),
  }));
  setTimer(id, remove, TOAST_LEAVES_MS);
}

/** Keeps all toasts while the pointer or the keyboard is on one of them. */
export function pauseToasts(): void {
  isPaused = true;
  for (const { id, isLeaving } of useToasts.getState().toasts) {
    if (!isLeaving) clearTimeout(timers.get(id));
  }
}

/** Gives every toast its full 8 s again. */
export function resumeToasts(): void {
  isPaused = false;
  useToasts.getState().toasts.forEach(startTimer);
}

function startTimer({ id, sticky, isQuiet, isLeaving }: Toast) {
  if (!sticky && !isQuiet && !isLeaving) setTimer(id, dismissToast, TOAST_MS);
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
