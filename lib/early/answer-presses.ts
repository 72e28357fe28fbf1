import { elementsAt, placeOf } from './element-place';

/**
 * Replays the last click on a button of the first answer, which does nothing by itself, on the button
 * that React draws in its place. Links work without it.
 */
export function keepAnswerPresses(): void {
  /** The place of the button (element-place.ts) and its index among the buttons there. */
  let last: [place: string, index: number] | undefined;

  function handleClick(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    const place = placeOf(button);
    const index = elementsAt(place, true).indexOf(button);
    if (index < 0) return;
    event.stopImmediatePropagation();
    last = [place, index];
  }

  function handleDrawn() {
    window.removeEventListener('click', handleClick, true);
    if (!last) return;
    const [place, index] = last;
    // In a separate task, because React ignores events during a commit.
    setTimeout(() => elementsAt(place)[index]?.click());
  }

  window.addEventListener('click', handleClick, true);
  // lib/browser/first-answer.ts, once React has drawn the answer itself
  window.addEventListener('answer-drawn', handleDrawn, { once: true });
}
