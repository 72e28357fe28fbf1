import { beforeEach, describe, expect, it } from 'vitest';
import { bodyMarkScript, setBodyMark } from '@/lib/browser/body-mark';

const mark = () => document.documentElement.dataset.body;
const run = () => void new Function(bodyMarkScript('pl'))();
const save = (state: object, key = 'pl:app-calc-model') =>
  localStorage.setItem(key, JSON.stringify({ state, version: 3 }));

beforeEach(() => {
  localStorage.clear();
  setBodyMark(false);
});

describe('the mark of a known body', () => {
  it('is set before the first paint where the visitor’s own was saved', () => {
    run();
    expect(mark()).toBeUndefined();
    save({ isBodySet: false });
    run();
    expect(mark()).toBeUndefined();
    save({ age: 22, isBodySet: true });
    run();
    expect(mark()).toBe('set');
  });

  it('is not set by the entries of another language', () => {
    save({ isBodySet: true }, 'de:app-calc-model');
    run();
    expect(mark()).toBeUndefined();
  });

  it('is taken away again', () => {
    setBodyMark(true);
    expect(mark()).toBe('set');
    setBodyMark(false);
    expect(mark()).toBeUndefined();
  });
});
