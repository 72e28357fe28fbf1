import { describe, expect, it } from 'vitest';
import { rowForKey } from '@/components/ui/list-keys';
import { areNumbers, rowForTyped, rowNearest } from '@/components/ui/wheel-picker/wheel-keys';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const hours = named(...Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')));

describe('rowForKey', () => {
  it.each([
    ['ArrowUp', 10, 9],
    ['ArrowDown', 10, 11],
    ['PageUp', 10, 5],
    ['PageDown', 10, 15],
    ['Home', 10, 0],
    ['End', 10, 23],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 23, 23],
    ['PageUp', 3, 0],
    ['PageDown', 21, 23],
    ['Tab', 3, null],
  ])('%s leads from row %i to row %j of 24', (key, from, to) => {
    expect(rowForKey(key, from, 24)).toBe(to);
  });
});

describe('rowForTyped', () => {
  const centimetres = named('99\u00a0cm', '100\u00a0cm', '178\u00a0cm');

  it.each([
    ['the same number before one that begins so', hours, '2', 2],
    ['a number', hours, '21', 21],
    ['a number', hours, '07', 7],
    ['a number with its unit', centimetres, '178', 2],
    ['one that begins so', centimetres, '1', 1],
    ['a name by its first letters', named('Kieliszek (40 ml)', 'Setka (100 ml)'), 'se', 1],
    ['a name of any case', named('AM', 'PM'), 'p', 1],
    ['nothing for a space', hours, ' ', null],
    ['nothing for what is not there', hours, '77', null],
  ])('finds %s: %#', (_, options, typed, row) => {
    expect(rowForTyped(options, typed)).toBe(row);
  });
});

describe('rowNearest', () => {
  const minutes = named('00', '10', '20', '30', '40', '50');
  const weights = named('78\u00a0kg', '78,5\u00a0kg', '79\u00a0kg');

  it.each([
    [minutes, '20', 2],
    [minutes, '27', 3],
    [minutes, '25', 2],
    [minutes, '57', 5],
    [minutes, '3', 0],
    [minutes, '２１', 2],
    // Hours beyond the day.
    [hours, '25', 23],
    [weights, '78.5', 1],
    [minutes, '', null],
    [minutes, ',', null],
    [minutes, 'abc', null],
  ])('of %#', (options, typed, row) => {
    expect(rowNearest(options, typed)).toBe(row);
  });
});

describe('areNumbers', () => {
  it.each([
    ['hours', hours, true],
    ['tenths', named('.0', '.5'), true],
    ['weights', named('78,5\u00a0kg', '100\u00a0kg'), true],
    ['halves of a day', named('AM', 'PM'), false],
    ['servings', named('0.5 l bottle', '1 ml'), false],
  ])('of %s: %#', (_, options, expected) => {
    expect(areNumbers(options)).toBe(expected);
  });
});
