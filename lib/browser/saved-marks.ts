import { endFirstAnswer } from './first-answer';

/**
 * Sets or removes the mark for the style sheet that the visitor's own body data was saved; an inline
 * script sets it before the first paint (`lib/early/saved-marks.ts`).
 */
export function setBodyMark(isSet: boolean): void {
  if (isSet) document.documentElement.dataset.body = 'set';
  else delete document.documentElement.dataset.body;
}

/** Removes the mark of a display that waits for saved entries, and ends the first answer. */
export function clearDisplayMark(): void {
  delete document.documentElement.dataset.display;
  endFirstAnswer();
}
