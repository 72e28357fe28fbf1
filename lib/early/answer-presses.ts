import { answerElementsAt, elementsAt, placeOf } from './element-place';
import { keepOverLoad, takeKept } from './kept-over-load';

/** Told by lib/browser/first-answer.ts, once React has drawn the answer itself. */
const answerDrawn = 'answer-drawn';

const keptKey = 'answer-press';

/** Where a button stands, the same in the first answer and in React's, and which of several there. */
type Press = [place: string, index: number];

/**
 * A button of the first answer cannot do anything yet: the last one pressed is pressed again in what
 * React draws in its place. Its links lead by themselves.
 * @returns keeps the press, before the page is loaded again, for the page that comes
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

  /** @returns the last press, which is done once */
  function end(): Press | null {
    window.removeEventListener('click', handleClick, true);
    const press = last;
    last = null;
    return press;
  }

  window.addEventListener('click', handleClick, true);
  window.addEventListener(answerDrawn, () => {
    const press = end();
    // React takes no press for an event while it commits: a task of its own.
    if (press) setTimeout(() => elementsAt(press[0])[press[1]]?.click());
  });
  return () => {
    const press = end();
    if (press) keepOverLoad(keptKey, press);
  };
}
