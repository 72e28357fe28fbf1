/**
 * Functions that run inside a measured page. Each is sent as text, so that it can use nothing outside
 * itself, and writes its results to the window.
 */

/** The window with the results; times in milliseconds. */
export interface BenchWindow {
  load: {
    largestPaintMs: number;
    /** Sum of layout shifts. */
    shift: number;
    longTasks: { startTime: number; duration: number }[];
    /** When React had hydrated the controls; 0 until then. */
    interactiveMs: number;
  };
  answer: {
    fromMs: number;
    /** 0 until the paint. */
    paintedMs: number;
    /** From the event to the next frame, as browsers report it (Interaction to Next Paint). */
    nextPaintMs: number;
  };
}

/** Records loading; to be run before the page. @param hasReact whether React hydrates the controls */
export function watchLoad(hasReact: boolean): void {
  const load: BenchWindow['load'] = {
    largestPaintMs: 0,
    shift: 0,
    longTasks: [],
    interactiveMs: 0,
  };
  Object.assign(window, { load });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => (load.largestPaintMs = entry.startTime));
  observe('layout-shift', (entry) => {
    load.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ startTime, duration }) => load.longTasks.push({ startTime, duration }));
  const isTaken = (control: Element) =>
    !hasReact || Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  const timer = setInterval(() => {
    const controls = [...document.querySelectorAll('[data-testid=theme-toggle], main button')];
    if (document.readyState === 'loading' || !controls.every(isTaken)) return;
    load.interactiveMs = performance.now();
    clearInterval(timer);
  }, 20);
}

/** Records when an event occurs, and when the text that it changes is painted. */
export function watchAnswer({ event, selector }: { event: string; selector: string }): void {
  const answer: BenchWindow['answer'] = { fromMs: 0, paintedMs: 0, nextPaintMs: 0 };
  Object.assign(window, { answer });
  const interactions = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (answer.fromMs === 0 || startTime < answer.fromMs - 1) continue;
      answer.nextPaintMs = Math.max(answer.nextPaintMs, duration);
    }
  }).observe(interactions);
  const text = () => document.querySelector(selector)?.textContent ?? '';
  const before = text();
  const remember = ({ timeStamp }: Event) => (answer.fromMs = timeStamp);
  addEventListener(event, remember, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (text() === before) return;
    observer.disconnect();
    // The first task after the next frame: the change is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (answer.paintedMs = performance.now());
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
