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
 * Stores how high the display is, for the next visit (lib/early/saved-marks.ts), when the page is left.
 * Only then read, it would make the browser lay out what is about to go.
 * @returns stores it, and ends that
 */
export function keepDisplayHeight(): () => void {
  const display = document.querySelector<HTMLElement>('[data-answer-host] ~ .panel');
  if (!display) return () => {};
  let heightPx = 0;
  const observer = new ResizeObserver(() => {
    heightPx = display.offsetHeight;
  });
  observer.observe(display);
  const store = () => {
    if (heightPx === 0) return;
    globalStorage.setItem(displayHeightKey, JSON.stringify([window.innerWidth, heightPx]));
  };
  document.addEventListener('visibilitychange', store);
  return () => {
    store();
    observer.disconnect();
    document.removeEventListener('visibilitychange', store);
  };
}
