import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTheme } from '@/lib/early/theme';

const root = document.documentElement;
const shown = () => [
  root.dataset.theme,
  root.style.colorScheme,
  document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
];
const dark = ['business', 'dark', '#04090f'];
const light = ['bumblebee', 'light', '#fbf2cb'];

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
const changedElsewhere = (key: string | null) =>
  void window.dispatchEvent(new StorageEvent('storage', { key }));
const press = () =>
  document
    .querySelector<HTMLElement>('button svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

/** Starts as a page does; what it listens to ends with the test and not, as there, with the page. */
let endPage = () => {};
function startPage() {
  const added = vi.spyOn(window, 'addEventListener');
  startTheme();
  const listeners = [...added.mock.calls];
  added.mockRestore();
  endPage = () => listeners.forEach((listener) => window.removeEventListener(...listener));
}

beforeEach(() => {
  document.head.innerHTML = '<title>Test</title><meta name="theme-color" content="#123456">';
  document.body.innerHTML = '<button data-testid="theme-toggle"><svg></svg></button>';
  root.removeAttribute('style');
  root.dataset.theme = 'business';
});
afterEach(() => endPage());

describe('before the first paint', () => {
  it.each([
    [null, dark],
    ['light', light],
    ['dark', dark],
    ['purple', dark],
  ])('the right theme is shown where %s was chosen', (saved, expected) => {
    if (saved) localStorage.setItem('theme', saved);
    startPage();
    expect(shown()).toEqual(expected);
  });

  it('the dark theme is shown where storage is denied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
    startPage();
    expect(shown()).toEqual(dark);
  });

  it.each([
    ['', null, ''],
    ['https://example.org/', null, ''],
    [`${location.origin}/`, null, "'Inter Cut'"],
    ['', {}, "'Inter Cut'"],
  ])('the font of a page after %j with the worker %j is %j', (referrer, controller, font) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { controller },
    });
    startPage();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(root.style.getPropertyValue('--web-font')).toBe(font);
  });

  it('the meta element of the page stays as it was', () => {
    startPage();
    expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(2);
    expect(document.querySelector('meta[content="#123456"]')).not.toBeNull();
  });
});

describe('the button', () => {
  it('is not pressed again by whoever records presses for React', () => {
    const note = vi.fn();
    startPage();
    window.addEventListener('click', note);
    press();
    expect(note).not.toHaveBeenCalled();
    document.body.click();
    expect(note).toHaveBeenCalledTimes(1);
    window.removeEventListener('click', note);
  });

  it('switches this page to and fro where storage is denied, and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
    startPage();
    press();
    expect(shown()).toEqual(light);
    press();
    expect(shown()).toEqual(dark);
    expect(warn).toHaveBeenCalledWith('The theme lasts as long as this page.', expect.anything());
  });
});

describe('another tab', () => {
  it('is followed, also when it clears the storage', () => {
    startPage();
    localStorage.setItem('theme', 'light');
    changedElsewhere('theme');
    expect(shown()).toEqual(light);
    localStorage.clear();
    changedElsewhere(null);
    expect(shown()).toEqual(dark);
  });

  it('is not minded when it changes another key', () => {
    startPage();
    localStorage.setItem('theme', 'light');
    changedElsewhere('locale');
    expect(shown()).toEqual(dark);
  });
});
