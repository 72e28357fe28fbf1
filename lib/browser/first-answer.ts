/** The element that contains the first answer (components/first-answer); null on pages without one. */
export function firstAnswerHost(): Element | null {
  return document.querySelector('[data-answer-host]');
}

/**
 * `empty`: there was nothing to draw. `over`: React has rendered the same. `none`: React rendered, and
 * nothing was drawn before.
 */
type FirstAnswer = 'drawn' | 'empty' | 'over' | 'none';

/** The state of the first answer, on the root element for CSS: it hides what React renders. */
export const firstAnswerMark = {
  get: (): string | undefined => document.documentElement.dataset.answer,
  set: (state: FirstAnswer): void => {
    document.documentElement.dataset.answer = state;
  },
};

/** Replaces the first answer with what React has rendered. Call it before the next paint. */
export function endFirstAnswer(): void {
  const state = firstAnswerMark.get();
  if (state === 'over' || state === 'none') return;
  firstAnswerMark.set(state === 'drawn' ? 'over' : 'none');
  firstAnswerHost()?.replaceChildren();
  window.dispatchEvent(new Event('answer-drawn')); // lib/early/answer-presses.ts
}
