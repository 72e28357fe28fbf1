import { describe, expect, it } from 'vitest';
import { appendTarget, placeList } from '@/components/ui/search-select-place';

const desk = { width: 1280, height: 800 };
const button = (left: number, top: number) => ({ left, top, bottom: top + 44 });

describe('placeList', () => {
  it('opens under the button, 320 px wide', () => {
    expect(placeList(button(100, 200), desk, 290)).toEqual({ left: 100, width: 320, top: 248 });
  });

  it('opens upward when there is no room below', () => {
    // 800 - 600 px from the bottom of the window to the top of the button, and a gap of 4.
    expect(placeList(button(100, 600), desk, 290)).toEqual({ left: 100, width: 320, bottom: 204 });
  });

  it('opens under the button when there is no room on either side', () => {
    expect(placeList(button(100, 250), { ...desk, height: 500 }, 290).top).toBe(298);
  });

  it('stays 8 px inside the window', () => {
    expect(placeList(button(1200, 200), desk, 290).left).toBe(952);
    expect(placeList(button(-50, 200), desk, 290).left).toBe(8);
  });

  it('stands across the top of a phone, clear of its keyboard', () => {
    const phone = { width: 390, height: 844 };
    expect(placeList(button(150, 500), phone, 290)).toEqual({ left: 8, width: 374, top: 8 });
  });

  it('stands at the top of a low window', () => {
    const lying = { width: 844, height: 390 };
    expect(placeList(button(150, 300), lying, 290)).toEqual({ left: 150, width: 320, top: 8 });
  });
});

describe('appendTarget', () => {
  it('takes an element of the page', () => {
    expect(appendTarget(document.body)).toBe(document.body);
  });

  it('raises an error for a target without a parent', () => {
    expect(() => appendTarget(document.createElement('div'))).toThrow('no parent');
  });
});
