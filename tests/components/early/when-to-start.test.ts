import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstAnswer, afterFirstPaint, afterInteraction } from '@/lib/early/when-to-start';

const act = vi.fn();

beforeEach(() => {
  act.mockReset();
  vi.useFakeTimers();
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

  it('is in a task of its own behind the frame that shows it, and once only', () => {
    afterFirstAnswer(act);
    answer.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('first-answer'));
    let framesSeen = 0;
    requestAnimationFrame(() => (framesSeen = act.mock.calls.length));
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(framesSeen).toBe(0);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is at once in a page that is opened in the background', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    afterFirstAnswer(act);
    window.dispatchEvent(new Event('first-answer'));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is once its script is lost', () => {
    afterFirstAnswer(act);
    answer.dispatchEvent(new Event('error'));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is after a second and a half at the latest', () => {
    afterFirstAnswer(act);
    vi.advanceTimersByTime(1500);
    window.dispatchEvent(new Event('first-answer'));
    vi.advanceTimersByTime(1500);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each(['drawn', 'empty'])('is at once where it was tried before: %s', (state) => {
    document.documentElement.dataset.answer = state;
    afterFirstAnswer(act);
    delete document.documentElement.dataset.answer;
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
