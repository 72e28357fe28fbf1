import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstAnswer, afterFirstPaint, afterInteraction } from '@/lib/early/when-to-start';

const act = vi.fn();

beforeEach(() => {
  act.mockReset();
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('after the first paint', () => {
  let paint: (name: string) => void;
  beforeEach(() => {
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(take: (list: object) => void) {
          paint = (name) =>
            take({ getEntriesByName: (asked: string) => (asked === name ? [1] : []) });
        }
        observe() {}
      },
    );
  });

  it('is once something of the page was painted, and once only', () => {
    afterFirstPaint(act);
    paint('first-paint');
    expect(act).not.toHaveBeenCalled();
    paint('first-contentful-paint');
    vi.advanceTimersByTime(5000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is after a second and a half where no browser says so', () => {
    afterFirstPaint(act);
    vi.advanceTimersByTime(1499);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is at once in a page that is opened in the background', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    afterFirstPaint(act);
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('after the first answer', () => {
  let answer: HTMLScriptElement;
  beforeEach(() => {
    answer = document.createElement('script');
    answer.type = 'text/plain';
    answer.dataset.answer = '';
    document.head.append(answer);
    return () => answer.remove();
  });

  it.each(['load', 'error'])('is once its script tells of its %s, and once only', (type) => {
    afterFirstAnswer(act);
    expect(act).not.toHaveBeenCalled();
    answer.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(5000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is after a second and a half at the latest', () => {
    afterFirstAnswer(act);
    vi.advanceTimersByTime(1500);
    answer.dispatchEvent(new Event('load'));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is at once where its script has loaded already and drawn nothing', () => {
    answer.src = 'http://localhost/answer.js';
    const entries = vi.spyOn(performance, 'getEntriesByName');
    entries.mockImplementation((name) => (name === answer.src ? [{} as PerformanceEntry] : []));
    afterFirstAnswer(act);
    entries.mockRestore();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is at once where none was asked for', () => {
    answer.remove();
    afterFirstAnswer(act);
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('when somebody asks', () => {
  it.each(['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
    'is at the first %s, and once only',
    (sign) => {
      afterInteraction(act);
      window.dispatchEvent(new Event(sign));
      window.dispatchEvent(new Event('keydown'));
      expect(act).toHaveBeenCalledTimes(1);
    },
  );

  it('is where a pointer moves, not where it rests', () => {
    const move = (movementX: number) =>
      window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
    afterInteraction(act);
    move(0);
    expect(act).not.toHaveBeenCalled();
    move(2);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is three seconds after the load, once the browser is idle', () => {
    let idle = () => {};
    vi.stubGlobal('requestIdleCallback', (task: () => void) => (idle = task));
    afterInteraction(act);
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(3000);
    expect(act).not.toHaveBeenCalled();
    idle();
    expect(act).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('keydown'));
    expect(act).toHaveBeenCalledTimes(1);
  });
});
