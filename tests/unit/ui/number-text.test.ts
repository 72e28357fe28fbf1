import { describe, expect, it } from 'vitest';
import { commitNumber, isAllowedKey, isWithin } from '@/components/ui/number-field/number-text';

const whole = { min: 0, max: 10, defaultValue: 0, allowDecimal: false };
const decimal = { ...whole, allowDecimal: true };

const alone = { ctrlKey: false, metaKey: false, altKey: false };

describe('isAllowedKey', () => {
  const editing = ['Backspace', 'Delete', 'Tab', 'Enter'];
  const moving = ['Home', 'End', 'ArrowLeft', 'ArrowUp', 'PageUp'];
  const shortcuts = ['a', 'c', 'v', 'x'];
  const separators = ['.', ',', '．', '，', '。', '٫'];

  it.each([
    ['digits in', ['0', '5', '9', '３'], '', true],
    ['keys that edit or move', [...editing, ...moving], '12', true],
    ['a separator in', separators, '5', true],
    ['no second one', separators, '5.', false],
    ['none beside a comma', separators, '5,', false],
    ['none beside a wide one', separators, '5．', false],
    ['no other character in', ['a', 'e', '-', '+', ' ', '%'], '', false],
  ])('lets %s: %j', (_, keys, text, isAllowed) => {
    for (const key of keys) expect(isAllowedKey({ key, ...alone }, text), key).toBe(isAllowed);
  });

  it.each(shortcuts)('lets the shortcut Ctrl or Cmd and %s through', (key) => {
    expect(isAllowedKey({ key, ...alone, ctrlKey: true }, '')).toBe(true);
    expect(isAllowedKey({ key, ...alone, metaKey: true }, '')).toBe(true);
  });

  it('keeps out what AltGr writes', () => {
    expect(isAllowedKey({ key: '€', ...alone, ctrlKey: true, altKey: true }, '')).toBe(false);
  });
});

describe('commitNumber', () => {
  it.each([
    ['rounds to a whole number', 2.5, whole, 3],
    ['rounds to a whole number', 2.4, whole, 2],
    ['rounds to one decimal', 2.34, decimal, 2.3],
    ['rounds to one decimal', 0.1 + 0.2, decimal, 0.3],
    ['clamps to min', -4, { ...whole, min: 1 }, 1],
    ['clamps to max', 99_999, { ...whole, max: 10_000 }, 10_000],
    ['rounds before it clamps', 10.4, whole, 10],
    ['rounds before it clamps', 0.6, { ...whole, min: 1 }, 1],
    ['makes the default of null', null, { ...whole, defaultValue: 4 }, 4],
  ])('%s: %j', (_, value, rules, committed) => {
    expect(commitNumber(value, rules)).toBe(committed);
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
