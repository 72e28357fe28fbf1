/** If no first paint is reported, it counts as done after this time. */
const paintLimitMs = 1500;

/** Scripts that wait for interaction start without one when idle, this time after the load event. */
const idleStartDelayMs = 3000;

/** Maximum wait for an idle browser. */
const idleLimitMs = 4000;

/** Events that count as interaction. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** A function that calls `act` on its first call only. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

/** Calls `act` after the first contentful paint; at once in a background tab, which is not painted. */
export function afterFirstPaint(act: () => void) {
  if (document.hidden) return act();
  const start = once(act);
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, paintLimitMs);
  document.addEventListener('visibilitychange', start, { once: true });
}

/** Maximum wait for the first answer. */
const answerLimitMs = 1500;

/**
 * Calls `act` once the first answer (components/first-answer) is on the screen, or drew nothing, if the
 * page has one to draw: to start other scripts before would delay it.
 */
export function afterFirstAnswer(act: () => void) {
  const answer = document.querySelector('head > [data-answer]');
  if (!answer || document.documentElement.dataset.answer) return act();
  const start = once(act);
  setTimeout(start, answerLimitMs);
  answer.addEventListener('error', start);
  window.addEventListener('first-answer', () => {
    // In the first task after the next frame, which a background tab has not.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
}

/** Calls `act` on the first interaction, or when the browser is idle some time after the load event. */
export function afterInteraction(act: () => void) {
  const start = once(() => {
    for (const sign of signs) window.removeEventListener(sign, handleSign, true);
    act();
  });
  // Chromium also sends pointermove for a resting pointer when a page appears under it.
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
  window.addEventListener('load', () => setTimeout(whenIdle, idleStartDelayMs));
}

const isMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;
