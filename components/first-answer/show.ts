import type { ReactElement } from 'react';
import { firstAnswerHost, firstAnswerMark } from '@/lib/browser/first-answer';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { drawnNodes } from './still/jsx';

/**
 * Shows the answer before the framework has come, and anew each minute for as long as it does not come:
 * then it is all there is. Nothing where there is nothing to answer: the page stays as it was exported.
 * @param draw null for nothing
 */
export function showFirstAnswer(draw: () => ReactElement | null): void {
  const show = () => {
    const host = firstAnswerHost();
    const isComeTooLate = /over|none/.test(firstAnswerMark.get() ?? '');
    if (!host || isComeTooLate) return clearInterval(timer);
    const answer = draw();
    if (!answer) return clearInterval(timer);
    host.replaceChildren(...drawnNodes(answer));
    firstAnswerMark.set('drawn');
  };
  const timer = setInterval(show, MINUTE_MS);
  if (firstAnswerHost()) show();
  else document.addEventListener('DOMContentLoaded', show);
}
