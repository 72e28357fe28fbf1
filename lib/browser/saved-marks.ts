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
