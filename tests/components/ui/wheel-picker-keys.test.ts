import { describe, expect, it } from 'vitest';
import { rowForKey, rowForTyped } from '@/components/ui/wheel-picker/wheel-keys';

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
  ])('%s leads from row %i to row %i of 24', (key, from, to) => {
    expect(rowForKey(key, from, 24)).toBe(to);
  });

  it('stays within the column', () => {
    expect(rowForKey('ArrowUp', 0, 24)).toBe(0);
    expect(rowForKey('PageUp', 3, 24)).toBe(0);
    expect(rowForKey('PageDown', 21, 24)).toBe(23);
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
