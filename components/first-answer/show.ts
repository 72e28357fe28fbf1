import type { ReactElement } from 'react';
import { firstAnswerHost, firstAnswerMark } from '@/lib/browser/first-answer';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { drawnNodes } from './still/jsx';

const isReactDone = () => /over|none/.test(firstAnswerMark.get() ?? '');

/**
 * Draws the first answer before hydration, and again each minute until React has rendered (if its
 * scripts fail, this remains the only answer).
 * @param calculate returns the props of the answer; null if there is none: the exported page then stays
 *   as it is
 * @param draw called in a task of its own
 */
export function showFirstAnswer<Props>(
  calculate: () => Props | null,
  draw: (props: Props) => ReactElement | null,
): void {
  const show = async () => {
    const host = firstAnswerHost();
    const props = host && !isReactDone() ? calculate() : null;
    if (!host || !props) return clearInterval(timer);
    await new Promise((done) => setTimeout(done));
    if (isReactDone()) return;
    host.replaceChildren(...drawnNodes(draw(props)));
    firstAnswerMark.set('drawn');
  };
  const begin = async () => {
    try {
      await show();
    } finally {
      if (!firstAnswerMark.get()) firstAnswerMark.set('empty');
      window.dispatchEvent(new Event('first-answer')); // lib/early/when-to-start.ts
    }
  };
  const timer = setInterval(show, MINUTE_MS);
  if (firstAnswerHost()) begin();
  else document.addEventListener('DOMContentLoaded', begin);
}
