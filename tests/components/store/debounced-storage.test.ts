import { beforeEach, describe, expect, it, vi } from 'vitest';
import { debouncedStorage } from '@/lib/store/debounced-storage';

const key = 'en:app-calc-model';
const saved = () => localStorage.getItem(key);
const value = (age: number) => ({ state: { age }, version: 3 });

function watchWrites() {
  const setItem = vi.fn<Storage['setItem']>();
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ ...localStorage, setItem });
  return setItem;
}

beforeEach(() => void vi.useFakeTimers());

describe('debouncedStorage', () => {
  it('counts the 500 ms from the last of several changes and writes that one, once', () => {
    const write = watchWrites();
    const storage = debouncedStorage(key);
    storage.setItem(value(40));
    vi.advanceTimersByTime(400);
    storage.setItem(value(41));
    vi.advanceTimersByTime(499);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(write.mock.calls).toEqual([[key, '{"state":{"age":41},"version":3}']]);
  });

  it('writes at once when the page is hidden, not when it is shown', () => {
    const storage = debouncedStorage(key);
    storage.setItem(value(40));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(saved()).toBeNull();
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(saved()).toContain('40');
  });

  it('reads what waits to be written before what was', () => {
    const storage = debouncedStorage(key);
    localStorage.setItem(key, JSON.stringify(value(30)));
    expect(storage.getItem()).toEqual(JSON.stringify(value(30)));
    storage.setItem(value(40));
    expect(storage.getItem()).toEqual(JSON.stringify(value(40)));
  });

  it('forgets what waits when the key is removed', () => {
    const storage = debouncedStorage(key);
    localStorage.setItem(key, 'old');
    storage.setItem(value(40));
    void storage.removeItem();
    vi.advanceTimersByTime(1000);
    expect(saved()).toBeNull();
  });
});
