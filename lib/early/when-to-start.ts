/** A first paint that nobody reports is taken for done after so long. */
const paintLimitMs = 1500;

/** A page that is only read starts its scripts so long after it was loaded, unless a hand asks before. */
const lateStartDelayMs = 3000;

/** A browser that is never idle starts them all the same. */
const idleLimitMs = 4000;

/** The first sign of a hand. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Acts at the first of its calls. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

/** Who opened the page in the background sees no paint: there it acts at once. */
export function afterFirstPaint(act: () => void) {
  if (document.hidden) return act();
  const start = once(act);
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, paintLimitMs);
  document.addEventListener('visibilitychange', start, { once: true });
}

/** An answer that has not come is not waited for any longer. */
const answerLimitMs = 1500;

/**
 * Once what draws the first answer has come and run, where the page asked for it
 * (tools/build/first-answer.ts): other scripts beside it would only delay it.
 */
export function afterFirstAnswer(act: () => void) {
  const answer = document.querySelector('head > script[data-answer]');
  if (!answer || document.documentElement.dataset.answer) return act();
  const start = once(act);
  setTimeout(start, answerLimitMs);
  for (const type of ['load', 'error']) answer.addEventListener(type, start);
}

/** At the first sign of a hand, or when the browser has been idle for a while after the load. */
export function whenAsked(act: () => void) {
  const start = once(() => {
    for (const sign of signs) window.removeEventListener(sign, handleSign, true);
    act();
  });
  // Chromium tells of a pointer that rests where the page comes up under it.
  const handleSign = (event: Event) => {
    const isStill = event.type === 'pointermove' && !isMoved(event as PointerEvent);
    if (!isStill) start();
  };
  for (const sign of signs) {
    window.addEventListener(sign, handleSign, { capture: true, passive: true });
  }
  // Safari has no requestIdleCallback.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: idleLimitMs })
      : start();
  window.addEventListener('load', () => setTimeout(whenIdle, lateStartDelayMs));
}

const isMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;
