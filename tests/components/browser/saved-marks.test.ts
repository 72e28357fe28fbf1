import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDisplayMark, keepDisplayHeight, setBodyMark } from '@/lib/browser/saved-marks';
import { markSavedEntries } from '@/lib/early/saved-marks';
import { SizeObserver } from './size-observer';

const mark = () => document.documentElement.dataset.body;
const run = () => markSavedEntries('pl:app-calc-model');
const save = (state: object, key = 'pl:app-calc-model') =>
  localStorage.setItem(key, JSON.stringify({ state, version: 3 }));

beforeEach(() => {
  setBodyMark(false);
  clearDisplayMark();
});

describe('the mark of a known body', () => {
  it.each([
    ['not of a first visit', undefined, undefined],
    ['not while it is an average one', { isBodySet: false }, undefined],
    ['where the visitor’s own was saved', { age: 22, isBodySet: true }, 'set'],
  ])('is set before the first paint, %s', (_, saved, expected) => {
    if (saved) save(saved);
    run();
    expect(mark()).toBe(expected);
  });

  it('is not set by the entries of another language', () => {
    save({ isBodySet: true }, 'de:app-calc-model');
    run();
    expect(mark()).toBeUndefined();
  });
});

describe('the mark of a display that is not true yet', () => {
  const display = () => document.documentElement.dataset.display;

  it.each([
    [{ alcoholSettings: { beer: { amount: 2 }, wine: { amount: 0 } } }, 'awaited'],
    [{ alcoholSettings: { beer: { amount: 0.5 } } }, 'awaited'],
    [{ addedSittings: [{ drinks: [{ amount: 12 }] }] }, 'awaited'],
    [{ reading: { value: 0.4 } }, 'awaited'],
    [{ alcoholSettings: { beer: { amount: 0 }, wine: { amount: 0 } } }, undefined],
    [{ reading: { value: null } }, undefined],
    [{ reading: null, another: { value: 4, isBodySet: true } }, undefined],
  ])('of %j', (state, expected) => {
    save(state);
    run();
    expect(display()).toBe(expected);
    clearDisplayMark();
    expect(display()).toBeUndefined();
  });
});

describe('the height of the display', () => {
  const reserved = () => document.documentElement.style.getPropertyValue('--display-height');
  const drinks = { alcoholSettings: { beer: { amount: 2 } } };

  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', SizeObserver);
    document.documentElement.removeAttribute('style');
    const height = { configurable: true, value: 408 };
    document.body.innerHTML = '<div data-answer-host></div><aside class="panel"></aside>';
    Object.defineProperty(document.querySelector('.panel'), 'offsetHeight', height);
    keepDisplayHeight()();
    save(drinks);
  });

  it('is the one of the last visit', () => {
    run();
    expect(reserved()).toBe('408px');
  });

  it('is not reserved in a window of another width', () => {
    const stored = localStorage.getItem('display-height') ?? '';
    localStorage.setItem('display-height', stored.replace(/\d+/, '99'));
    run();
    expect(reserved()).toBe('');
  });

  it.each(['broken', '{}'])('says nothing where %s is stored', (stored) => {
    localStorage.setItem('display-height', stored);
    run();
    expect(reserved()).toBe('');
    expect(document.documentElement.dataset.display).toBe('awaited');
  });
});
