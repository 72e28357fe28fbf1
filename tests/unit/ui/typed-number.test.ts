import { describe, expect, it } from 'vitest';
import {
  leadingNumber,
  parseTypedNumber,
  parseTypedUp,
  withSeparator,
} from '@/components/ui/typed-number';

describe('parseTypedNumber', () => {
  const anyNumber = undefined;

  it.each<[text: string, decimals: number | undefined, number: number | null | undefined]>([
    ['7', 0, 7],
    ['0010', 0, 10],
    ['１５', 0, 15],
    [' 3 ', 0, 3],
    ['', 0, null],
    ['1.5', 0, undefined],
    ['-1', 0, undefined],
    ['1e3', 0, undefined],
    ['abc', 0, undefined],
    ['1.5', 1, 1.5],
    ['1,5', 1, 1.5],
    ['5.', 1, 5],
    ['.5', 1, 0.5],
    ['', 1, null],
    ['.', 1, null],
    ['1.55', 1, undefined],
    ['1.5.', 1, undefined],
    ['1,5,', 1, undefined],
    ['x', 1, undefined],
    ['0,53', anyNumber, 0.53],
    ['78.125', anyNumber, 78.125],
    ['1.2.3', anyNumber, undefined],
    ['1,2,3', anyNumber, undefined],
  ])('reads %j with %j decimals as %j', (text, decimals, number) => {
    expect(parseTypedNumber(text, decimals)).toBe(number);
  });
});

describe('parseTypedUp', () => {
  it.each([
    ['7', 7],
    ['0', 0],
    ['0.0', 0],
    ['', null],
    ['.', null],
    ['1.', 1],
    ['1.5', 2],
    ['1,5', 2],
    ['1.5 ', 2],
    ['1.2', 2],
    ['.5', 1],
    ['0.125', 1],
    ['１．５', 2],
    ['１，５', 2],
    ['1。5', 2],
    ['1、5', 2],
    ['1٫5', 2],
    ['1,000', 1000],
    ['10.000', 10_000],
    ['1٬500', 1500],
    ['1.2.3', undefined],
    ['-1', undefined],
    ['1.5e1', undefined],
  ])('reads %j as %j', (text, number) => {
    expect(parseTypedUp(text)).toBe(number);
  });
});

describe('leadingNumber', () => {
  it.each([
    ['178\u00a0cm', 178],
    ['07', 7],
    ['4,5', 4.5],
    ['４．５', 4.5],
    ['-3', -3],
    ['AM', NaN],
    ['', NaN],
  ])('finds in %j the number %d', (text, number) => {
    expect(leadingNumber(text)).toBe(number);
  });
});

describe('withSeparator', () => {
  it('writes the separator of the language, whichever was typed', () => {
    expect(withSeparator(4.6, ',')).toBe('4,6');
    expect(withSeparator('4,', '.')).toBe('4.');
    expect(withSeparator('4.6', ',')).toBe('4,6');
  });
});
