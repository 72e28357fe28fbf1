import { describe, expect, it } from 'vitest';
import { commitNumber, isAllowedKey, isWithin } from '@/components/ui/number-field/number-text';

const noneHeld = { ctrlKey: false, metaKey: false, altKey: false };
const press = (key: string, held: Partial<typeof noneHeld> = {}) => ({ ...noneHeld, key, ...held });
const whole = { min: 0, max: 10, defaultValue: 0, allowDecimal: false };
const decimal = { ...whole, allowDecimal: true };

describe('isAllowedKey', () => {
  it.each(['0', '5', '9', '３'])('lets the digit %s in', (key) => {
    expect(isAllowedKey(press(key), '')).toBe(true);
  });

  it.each(['Backspace', 'Delete', 'Tab', 'Enter', 'Home', 'End', 'ArrowLeft', 'ArrowUp', 'PageUp'])(
    'lets the navigation or edit key %s through',
    (key) => {
      expect(isAllowedKey(press(key), '12')).toBe(true);
    },
  );

  it.each(['a', 'c', 'v', 'x'])('lets the shortcut Ctrl or Cmd and %s through', (key) => {
    expect(isAllowedKey(press(key, { ctrlKey: true }), '')).toBe(true);
    expect(isAllowedKey(press(key, { metaKey: true }), '')).toBe(true);
  });

  it.each(['a', 'e', '-', '+', ' ', '%'])('keeps the character %j out', (key) => {
    expect(isAllowedKey(press(key), '')).toBe(false);
  });

  it('keeps out what AltGr writes', () => {
    expect(isAllowedKey(press('€', { ctrlKey: true, altKey: true }), '')).toBe(false);
  });

  it.each(['.', ',', '．', '，', '。', '٫'])('lets the separator %s in once', (key) => {
    expect(isAllowedKey(press(key), '5')).toBe(true);
    expect(isAllowedKey(press(key), '5.')).toBe(false);
    expect(isAllowedKey(press(key), '5,')).toBe(false);
    expect(isAllowedKey(press(key), '5．')).toBe(false);
  });
});

describe('commitNumber', () => {
  it('rounds to a whole number in integer mode', () => {
    expect(commitNumber(2.5, whole)).toBe(3);
    expect(commitNumber(2.4, whole)).toBe(2);
  });

  it('rounds to one decimal in decimal mode', () => {
    expect(commitNumber(2.34, decimal)).toBe(2.3);
    expect(commitNumber(0.1 + 0.2, decimal)).toBe(0.3);
  });

  it('clamps to min and max', () => {
    expect(commitNumber(-4, { ...whole, min: 1 })).toBe(1);
    expect(commitNumber(99_999, { ...whole, max: 10_000 })).toBe(10_000);
  });

  it('rounds before it clamps', () => {
    expect(commitNumber(10.4, whole)).toBe(10);
    expect(commitNumber(0.6, { ...whole, min: 1 })).toBe(1);
  });

  it('makes the default of null', () => {
    expect(commitNumber(null, { ...whole, defaultValue: 4 })).toBe(4);
  });
});

describe('isWithin', () => {
  it.each([
    [0, true],
    [10, true],
    [-1, false],
    [11, false],
    [NaN, false],
    [null, false],
    [undefined, false],
  ])('says of %j: %j', (value, expected) => {
    expect(isWithin(value, whole)).toBe(expected);
  });
});
