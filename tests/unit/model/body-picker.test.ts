import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  heightScale,
  measuresOf,
  pickedValue,
  weightScale,
  type BodyScale,
} from '@/lib/model/body-picker';

const units = { cm: 'cm', ft: 'ft', in: 'in', kg: 'кг', st: 'st', lb: 'lb' };
const centimetres = heightScale('metric');
const feet = heightScale('imperial');
const kilograms = weightScale({ unitSystem: 'metric', weightInStone: true });
const pounds = weightScale({ unitSystem: 'imperial', weightInStone: false });
const stone = weightScale({ unitSystem: 'imperial', weightInStone: true });
const heights = [centimetres, feet];
const weights = [kilograms, pounds, stone];
const idsOf = (stored: number, scale: BodyScale) =>
  measuresOf(stored, scale).map(({ value }) => String(value));

describe('columns', () => {
  // Number and unit are kept together, and the units are in the words of the caller.
  it.each([
    ['centimetres', centimetres, ['90\u00a0cm to 245\u00a0cm']],
    ['feet', feet, ['3\u00a0ft to 7\u00a0ft', '0\u00a0in to 11\u00a0in']],
    ['kilograms', kilograms, ['40\u00a0кг to 150\u00a0кг']],
    ['pounds', pounds, ['90\u00a0lb to 330\u00a0lb']],
    // 90 lb is 6 st 6 lb, 330 lb 23 st 8 lb.
    ['stone', stone, ['6\u00a0st to 23\u00a0st', '0\u00a0lb to 13\u00a0lb']],
  ])('of %s cover the bounds', (_, scale, ends) => {
    const columns = columnsOf(scale, units);
    expect(columns.map((column) => `${column[0]?.name} to ${column.at(-1)?.name}`)).toEqual(ends);
    for (const column of columns) {
      const [first, ...rest] = column.map(({ id }) => Number(id));
      rest.forEach((value, index) => expect(value).toBe((first ?? NaN) + index + 1));
    }
  });
});

describe('measures', () => {
  const read = (stored: number, scale: BodyScale) =>
    measuresOf(stored, scale)
      .map(({ value, unit }) => `${value} ${unit}`)
      .join(' ');

  it('read 178 cm as 5 ft 10 in, and 78 kg as 172 lb or 12 st 4 lb', () => {
    expect(heights.map((scale) => read(178, scale))).toEqual(['178 cm', '5 ft 10 in']);
    expect(weights.map((scale) => read(78, scale))).toEqual(['78 kg', '172 lb', '12 st 4 lb']);
  });
});

describe('the picker', () => {
  it.each([
    ['height', heights, 90, 245],
    ['weight', weights, 40, 150],
  ] as const)('has an option for every %s that can be stored', (_, scales, min, max) => {
    const misses: number[] = [];
    for (let stored = min; stored <= max; stored += 0.25) {
      for (const scale of scales) {
        const ids = idsOf(stored, scale);
        const hasAll = columnsOf(scale, units).every((column, index) =>
          column.some(({ id }) => id === ids[index]),
        );
        if (!hasAll) misses.push(stored);
      }
    }
    expect(misses).toEqual([]);
  });

  it.each([
    ['height', heights, [90, 175.26, 245]],
    ['weight', weights, [40, 84.82177319, 149.9, 150]],
  ] as const)('keeps a %s to the fraction when what is shown is confirmed', (_, scales, all) => {
    for (const stored of all) {
      for (const scale of scales) {
        expect(pickedValue(idsOf(stored, scale), scale, stored)).toBe(stored);
      }
    }
  });

  it.each([
    // 5 ft 9 in, 187 lb and 13 st 5 lb exactly.
    [['5', '9'], feet, 175.26],
    [['180'], centimetres, 180],
    [['187'], pounds, 84.82177319],
    [['13', '5'], stone, 84.82177319],
    [['90'], kilograms, 90],
    // Outside 90 to 330 lb the nearest end.
    [['6', '0'], stone, 40.8233133],
    [['23', '13'], stone, 149.6854821],
    // Nothing was picked.
    [[], centimetres, 120],
    [['5', 'x'], feet, 120],
  ])('stores %j exactly', (ids, scale, expected) => {
    expect(pickedValue(ids, scale, 120)).toBeCloseTo(expected, 9);
  });
});
