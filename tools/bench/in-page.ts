/**
 * What `npm run bench -- browser` runs inside the page. Each function is sent to the browser as
 * text: it can use nothing outside itself, and leaves what it saw in the window.
 */

/** What `watchLoad` saw; times in milliseconds. */
export interface WatchedLoad {
  largestPaintMs: number;
  /** Sum of layout shifts. */
  shift: number;
  longTasks: { startTime: number; duration: number }[];
  /** When React had taken over the controls; 0 until then. */
  interactiveMs: number;
}

/** What `watchAnswer` saw; `paintedMs` is 0 until then. */
export interface WatchedAnswer {
  fromMs: number;
  paintedMs: number;
  /** From the press to the next frame, as browsers report it (Interaction to Next Paint). */
  nextPaintMs: number;
}

/** What `watchFrames` saw: when frames were drawn, and how long tasks of 50 ms and more took. */
export interface WatchedFrames {
  framesMs: number[];
  tasksMs: number[];
}

/** Where the functions leave what they saw. */
export interface BenchWindow {
  load: WatchedLoad;
  answer: WatchedAnswer;
  frames: WatchedFrames;
}

/** Runs before anything of the page. @param hasReact whether React takes over its controls */
export function watchLoad(hasReact: boolean): void {
  const load: WatchedLoad = { largestPaintMs: 0, shift: 0, longTasks: [], interactiveMs: 0 };
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

/** Remembers when an event came, and when the text that it changes or brings was painted. */
export function watchAnswer({ event, selector }: { event: string; selector: string }): void {
  const answer: WatchedAnswer = { fromMs: 0, paintedMs: 0, nextPaintMs: 0 };
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
    // The first task behind the next frame: what changed is on the screen.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (answer.paintedMs = performance.now());
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Looks at every frame and long task from now on. */
export function watchFrames(): void {
  const frames: WatchedFrames = { framesMs: [], tasksMs: [] };
  Object.assign(window, { frames });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => frames.tasksMs.push(duration)),
  ).observe({ type: 'longtask' });
  const look = (atMs: number) => {
    frames.framesMs.push(atMs);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
