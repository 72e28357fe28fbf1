/** Where the first answer is drawn (components/first-answer); null on pages without one. */
export function firstAnswerHost(): Element | null {
  return document.querySelector('[data-answer-host]');
}

/** Drawn, over once React has drawn the same, or none: React came before it. */
type FirstAnswer = 'drawn' | 'over' | 'none';

/** Says to the styles whether the first answer stands in the place of the page's own. */
export const firstAnswerMark = {
  get: (): string | undefined => document.documentElement.dataset.answer,
  set: (state: FirstAnswer): void => {
    document.documentElement.dataset.answer = state;
  },
};

/** What React draws stood there before: nothing in it counts up or moves in. */
export const isTakenOver = (): boolean => firstAnswerMark.get() === 'drawn';

/** React has drawn the same: before the next paint its own stands there, and nothing moves. */
export function endFirstAnswer(): void {
  const state = firstAnswerMark.get();
  if (state === 'over' || state === 'none') return;
  firstAnswerMark.set(state === 'drawn' ? 'over' : 'none');
  firstAnswerHost()?.replaceChildren();
  window.dispatchEvent(new Event('answer-drawn')); // lib/early/answer-presses.ts
}
