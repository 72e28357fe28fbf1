import type { ReactElement } from 'react';
import { firstAnswerHost, firstAnswerMark } from '@/lib/browser/first-answer';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { drawnNodes } from './still/jsx';

/**
 * Draws the first answer before hydration, and again each minute until React has rendered (if its
 * scripts fail, this remains the only answer).
 * @param draw returns null if there is no answer: the exported page then stays as it is
 */
export function showFirstAnswer(draw: () => ReactElement | null): void {
  const show = () => {
    const host = firstAnswerHost();
    const isReactDone = /over|none/.test(firstAnswerMark.get() ?? '');
    if (!host || isReactDone) return clearInterval(timer);
    const answer = draw();
    if (!answer) return clearInterval(timer);
    host.replaceChildren(...drawnNodes(answer));
    firstAnswerMark.set('drawn');
  };
  const begin = () => {
    try {
      show();
    } finally {
      if (!firstAnswerMark.get()) firstAnswerMark.set('empty');
      window.dispatchEvent(new Event('first-answer')); // lib/early/when-to-start.ts
    }
  };
  const timer = setInterval(show, MINUTE_MS);
  if (firstAnswerHost()) begin();
  else document.addEventListener('DOMContentLoaded', begin);
}
