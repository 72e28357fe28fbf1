import { answerElementsAt, elementsAt, placeOf } from './element-place';
import { keepOverLoad, takeKept } from './kept-over-load';

/** Event that lib/browser/first-answer.ts dispatches once React has drawn the answer itself. */
const answerDrawn = 'answer-drawn';

const keptKey = 'answer-press';

/** The place of a button (element-place.ts) and its index among the buttons there. */
type Press = [place: string, index: number];

/**
 * Replays the last click on a button of the first answer, which does nothing by itself, on the button
 * that React draws in its place. Links work without it.
 * @returns a function that stores the click for the next page; call it before a reload
 */
export function keepAnswerPresses(): () => void {
  let last = takeKept<Press>(keptKey);

  function handleClick(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    const place = placeOf(button);
    const index = answerElementsAt(place).indexOf(button);
    if (index < 0) return;
    event.stopImmediatePropagation();
    last = [place, index];
  }

  /** Stops listening. @returns the click to replay */
  function end(): Press | null {
    window.removeEventListener('click', handleClick, true);
    const press = last;
    last = null;
    return press;
  }

  window.addEventListener('click', handleClick, true);
  window.addEventListener(answerDrawn, () => {
    const press = end();
    // In a separate task, because React ignores events during a commit.
    if (press) setTimeout(() => elementsAt(press[0])[press[1]]?.click());
  });
  return () => {
    const press = end();
    if (press) keepOverLoad(keptKey, press);
  };
}
