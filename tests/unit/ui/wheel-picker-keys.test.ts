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
  ])('%s leads from row %i to row %i of 24', (key, from, to) => {
    expect(rowForKey(key, from, 24)).toBe(to);
  });

  it('moves nothing for another key', () => {
    expect(rowForKey('Tab', 3, 24)).toBeNull();
  });
});

describe('rowForTyped', () => {
  it('finds the same number before one that begins so', () => {
    expect(rowForTyped(hours, '2')).toBe(2);
    expect(rowForTyped(hours, '21')).toBe(21);
    expect(rowForTyped(hours, '07')).toBe(7);
  });

  it('finds a number with its unit', () => {
    expect(rowForTyped(named('99\u00a0cm', '100\u00a0cm', '178\u00a0cm'), '178')).toBe(2);
    expect(rowForTyped(named('99\u00a0cm', '100\u00a0cm', '178\u00a0cm'), '1')).toBe(1);
  });

  it('finds a name by its first letters, of any case', () => {
    expect(rowForTyped(named('Kieliszek (40 ml)', 'Setka (100 ml)'), 'se')).toBe(1);
    expect(rowForTyped(named('AM', 'PM'), 'p')).toBe(1);
  });

  it('finds nothing for a space or for what is not there', () => {
    expect(rowForTyped(hours, ' ')).toBeNull();
    expect(rowForTyped(hours, '77')).toBeNull();
  });
});

describe('rowNearest', () => {
  const minutes = named('00', '10', '20', '30', '40', '50');

  it.each([
    ['20', 2],
    ['27', 3],
    ['25', 2],
    ['57', 5],
    ['3', 0],
    ['２１', 2],
  ])('of ten minutes each finds the nearest to %s', (typed, row) => {
    expect(rowNearest(minutes, typed)).toBe(row);
  });

  it('finds hours beyond the day at its end, and numbers with unit and comma', () => {
    expect(rowNearest(hours, '25')).toBe(23);
    expect(rowNearest(named('78\u00a0kg', '78,5\u00a0kg', '79\u00a0kg'), '78.5')).toBe(1);
  });

  it('finds nothing for what is no number', () => {
    expect(rowNearest(minutes, '')).toBeNull();
    expect(rowNearest(minutes, ',')).toBeNull();
    expect(rowNearest(minutes, 'abc')).toBeNull();
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
