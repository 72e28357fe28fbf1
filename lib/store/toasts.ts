import { create } from 'zustand';

/** Spec section 4: a toast hides itself after this long. */
export const TOAST_MS = 3000;

export interface Toast {
  id: number;
  text: string;
  type: 'info' | 'success' | 'warning' | 'error';
  action?: { label: string; onAction: () => void };
  /** Stays until dismissed: for a question such as "a new version is there". */
  sticky?: boolean;
  /** Test id in place of `toast`, for toasts that hosts look for by name. */
  testId?: string;
}

/** The toasts on show, oldest first. */
export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;
let isPaused = false;

/**
 * Shows a toast and hides it after 3 s, unless it is sticky. The same words again replace the toast
 * that says them: five choices of a country are not five toasts.
 * @returns the id, for `dismissToast`
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  useToasts
    .getState()
    .toasts.filter(({ text, type }) => text === toast.text && type === toast.type)
    .forEach(({ id }) => dismissToast(id));
  const shown = { ...toast, id: ++lastId };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown] }));
  if (!isPaused) startTimer(shown);
  return shown.id;
}

/** Takes a toast away; one that is gone already is no error. */
export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Keeps all toasts while the pointer or the keyboard is on one of them. */
export function pauseToasts(): void {
  isPaused = true;
  timers.forEach((timer) => clearTimeout(timer));
  timers.clear();
}

/** Gives every toast its full 3 s again. */
export function resumeToasts(): void {
  isPaused = false;
  useToasts.getState().toasts.forEach(startTimer);
}

function startTimer({ id, sticky }: Toast) {
  if (sticky) return;
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismissToast(id), TOAST_MS),
  );
}
