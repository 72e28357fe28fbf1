import { beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from '@/components/ui/when-quiet';

let readyState: DocumentReadyState;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 50));
});

it('waits for the page to load and for the browser to be idle', () => {
  readyState = 'interactive';
  const task = vi.fn();
  whenQuiet(task);
  vi.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(task).toHaveBeenCalledOnce();
});

it('runs after 30 seconds though something never finishes loading, and only once', () => {
  readyState = 'interactive';
  const task = vi.fn();
  whenQuiet(task);
  vi.advanceTimersByTime(29_999);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(task).toHaveBeenCalledOnce();
});
