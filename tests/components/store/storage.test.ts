import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';

let warn: MockInstance<typeof console.warn>;
const loadStorage = () => import('@/lib/store/storage');

beforeEach(() => {
  vi.resetModules();
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

function deny() {
  return vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

function fill() {
  const kept = window.localStorage;
  return vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    ...kept,
    getItem: (key) => kept.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}

describe('globalStorage', () => {
  it('keeps text in local storage under the very key', async () => {
    const { globalStorage } = await loadStorage();
    globalStorage.setItem('theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
    localStorage.setItem('theme', 'dark');
    expect(globalStorage.getItem('theme')).toBe('dark');
    globalStorage.removeItem('theme');
    expect([globalStorage.getItem('theme'), localStorage.getItem('theme')]).toEqual([null, null]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('works from memory where storage is denied, with one warning', async () => {
    deny();
    const { globalStorage } = await loadStorage();
    expect(globalStorage.getItem('theme')).toBeNull();
    globalStorage.setItem('theme', 'light');
    expect(globalStorage.getItem('theme')).toBe('light');
    globalStorage.removeItem('theme');
    expect(globalStorage.getItem('theme')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('works from memory where storage is absent', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(undefined as unknown as Storage);
    const { globalStorage } = await loadStorage();
    globalStorage.setItem('theme', 'light');
    expect(globalStorage.getItem('theme')).toBe('light');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('reads the newer text from memory where storage is full, and no longer once it is not', async () => {
    const { globalStorage } = await loadStorage();
    globalStorage.setItem('theme', 'dark');
    const full = fill();
    globalStorage.setItem('theme', 'light');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(globalStorage.getItem('theme')).toBe('light');
    full.mockRestore();
    globalStorage.setItem('theme', 'light');
    localStorage.setItem('theme', 'dark');
    expect(globalStorage.getItem('theme')).toBe('dark');
  });

  it('tells the page that nothing lasts, and only then', async () => {
    const { globalStorage, useStorageHealth } = await loadStorage();
    globalStorage.setItem('theme', 'light');
    expect(useStorageHealth.getState().hasFailed).toBe(false);
    fill();
    globalStorage.setItem('theme', 'light');
    await Promise.resolve();
    expect(useStorageHealth.getState().hasFailed).toBe(true);
  });
});
