import { describe, expect, it } from 'vitest';
import { flag, nullOr, oneOf, textThat, wholeWithin, within } from '@/lib/model/field-readers';

/** Values that no number reader may accept. */
const noNumbers = ['5', true, null, undefined, NaN, [5], { value: 5 }, new Date(5)];

describe('within', () => {
  const read = within({ min: -1, max: 2.5 });

  it.each([-1, 0, 1.75, 2.5])('reads %s', (value) => expect(read(value)).toBe(value));

  // JSON can contain it, and Intl writes it as "-0".
  it('reads minus zero as zero', () => expect(read(-0)).toBe(0));

  it.each([-1.001, 2.501, Infinity, -Infinity, ...noNumbers])('refuses %s', (raw) =>
    expect(read(raw)).toBeUndefined(),
  );

  it('refuses NaN also where nothing bounds it', () => {
    const any = within({ min: -Infinity, max: Infinity });
    expect(any(NaN)).toBeUndefined();
    expect(any(1e300)).toBe(1e300);
  });
});

describe('wholeWithin', () => {
  const read = wholeWithin({ min: 1, max: 9 });

  it.each([1, 5, 9, 3.0])('reads %s', (value) => expect(read(value)).toBe(value));

  it.each([0, 10, 1.5, Infinity, ...noNumbers])('refuses %s', (raw) =>
    expect(read(raw)).toBeUndefined(),
  );
});

describe('oneOf', () => {
  const read = oneOf([0, 1, 'two']);

  it.each([0, 1, 'two'])('reads %s', (value) => expect(read(value)).toBe(value));

  it.each(['0', '1', 2, 'TWO', '', false, true, null, undefined, [0]])('refuses %j', (raw) =>
    expect(read(raw)).toBeUndefined(),
  );
});

describe('textThat', () => {
  const read = textThat((text) => text.startsWith('a'));

  it('reads what the rule allows, unchanged', () => {
    expect(read('a b ')).toBe('a b ');
    expect(textThat(() => true)('')).toBe('');
  });

  it.each(['ba', '', null, undefined, 7, ['a'], { toString: () => 'a' }])('refuses %j', (raw) =>
    expect(read(raw)).toBeUndefined(),
  );
});

describe('nullOr', () => {
  const read = nullOr(within({ min: 0, max: 1 }));

  it('reads null and what the other reader takes', () => {
    expect(read(null)).toBeNull();
    expect(read(0.5)).toBe(0.5);
  });

  it.each([2, 'null', undefined, false])('refuses %j', (raw) => expect(read(raw)).toBeUndefined());
});

describe('flag', () => {
  it('reads true and false only', () => {
    expect([flag(true), flag(false)]).toEqual([true, false]);
    for (const raw of [0, 1, 'true', '', null, undefined]) expect(flag(raw)).toBeUndefined();
  });
});
