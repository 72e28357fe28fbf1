import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchThemeEarly } from '@/lib/early/theme-switch';

let stop = () => {};
const press = () =>
  document
    .querySelector<HTMLElement>('button svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const theme = () => document.documentElement.dataset.theme;

beforeEach(() => {
  document.body.innerHTML = '<button data-testid="theme-toggle"><svg></svg></button>';
  stop = switchThemeEarly();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('switches from dark to light and back, and keeps it', () => {
  press();
  expect([theme(), localStorage.getItem('theme')]).toEqual(['bumblebee', 'light']);
  press();
  expect([theme(), localStorage.getItem('theme')]).toEqual(['business', 'dark']);
});

it('keeps the press from being done again by React', () => {
  const note = vi.fn();
  window.addEventListener('click', note);
  press();
  expect(note).not.toHaveBeenCalled();
  stop();
  press();
  expect(note).toHaveBeenCalledTimes(1);
  window.removeEventListener('click', note);
});

it('leaves it to React where storage is denied', () => {
  const note = vi.fn();
  window.addEventListener('click', note);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  delete document.documentElement.dataset.theme;
  press();
  expect(theme()).toBeUndefined();
  expect(note).toHaveBeenCalledTimes(1);
  window.removeEventListener('click', note);
});
