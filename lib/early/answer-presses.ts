import { answerElementsAt, elementsAt, placeOf } from './element-place';

/** Told by lib/browser/first-answer.ts, once React has drawn the answer itself. */
const answerDrawn = 'answer-drawn';

/**
 * A button of the first answer cannot do anything yet: the last one pressed is pressed again in what
 * React draws in its place. Its links lead by themselves.
 */
export function keepAnswerPresses(): void {
  let last: [place: string, index: number] | null = null;

  function handleClick(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    const place = placeOf(button);
    const index = answerElementsAt(place).indexOf(button);
    if (index < 0) return;
    event.stopImmediatePropagation();
    last = [place, index];
  }

  window.addEventListener('click', handleClick, true);
  window.addEventListener(answerDrawn, () => {
    window.removeEventListener('click', handleClick, true);
    const [place, index] = last ?? ['', 0];
    // React takes no press for an event while it commits: a task of its own.
    if (last) setTimeout(() => elementsAt(place)[index]?.click());
  });
}
