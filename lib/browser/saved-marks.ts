import { displayHeightKey } from '@/lib/early/saved-marks';
import { globalStorage } from '@/lib/store/storage';
import { endFirstAnswer } from './first-answer';

/** Tells the style sheet whether a body was saved; before, lib/early/saved-marks.ts does. */
export function setBodyMark(isSet: boolean): void {
  if (isSet) document.documentElement.dataset.body = 'set';
  else delete document.documentElement.dataset.body;
}

/** Removes the mark of a display that waits for saved entries, and ends the first answer. */
export function clearDisplayMark(): void {
  delete document.documentElement.dataset.display;
  endFirstAnswer();
}

/**
 * Stores how high the display is, for the next visit (lib/early/saved-marks.ts), whenever that changes:
 * read when the page is left, it made the browser lay out what was about to go.
 * @returns ends that
 */
export function keepDisplayHeight(): () => void {
  const display = document.querySelector<HTMLElement>('[data-answer-host] ~ .panel');
  if (!display) return () => {};
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = display;
    if (offsetHeight === 0) return;
    globalStorage.setItem(displayHeightKey, JSON.stringify([window.innerWidth, offsetHeight]));
  });
  observer.observe(display);
  return () => observer.disconnect();
}
