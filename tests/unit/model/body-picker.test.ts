import { describe, expect, it } from 'vitest';
import {
  heightColumns,
  heightMeasures,
  measureIds,
  pickedHeightCm,
  pickedWeightKg,
  weightColumns,
  weightMeasures,
  type WeightDisplay,
} from '@/lib/model/body-picker';

const units = { cm: 'cm', ft: 'ft', in: 'in', kg: 'кг', st: 'st', lb: 'lb' };
const kilograms: WeightDisplay = { unitSystem: 'metric', weightInStone: true };
const pounds: WeightDisplay = { unitSystem: 'imperial', weightInStone: false };
const stone: WeightDisplay = { unitSystem: 'imperial', weightInStone: true };

describe('columns', () => {
  // Number and unit are kept together, and the units are in the words of the caller.
  it.each([
    ['centimetres', heightColumns('metric', units), ['90\u00a0cm to 245\u00a0cm']],
    [
      'feet',
      heightColumns('imperial', units),
      ['3\u00a0ft to 7\u00a0ft', '0\u00a0in to 11\u00a0in'],
    ],
    ['kilograms', weightColumns(kilograms, units), ['40\u00a0кг to 150\u00a0кг']],
    ['pounds', weightColumns(pounds, units), ['90\u00a0lb to 330\u00a0lb']],
    // 90 lb is 6 st 6 lb, 330 lb 23 st 8 lb.
    ['stone', weightColumns(stone, units), ['6\u00a0st to 23\u00a0st', '0\u00a0lb to 13\u00a0lb']],
  ])('of %s cover the bounds', (_, columns, ends) => {
    expect(columns.map((column) => `${column[0]?.name} to ${column.at(-1)?.name}`)).toEqual(ends);
    for (const column of columns) {
      const [first, ...rest] = column.map(({ id }) => Number(id));
      rest.forEach((value, index) => expect(value).toBe((first ?? NaN) + index + 1));
    }
  });
});

describe('measures', () => {
  const read = (measures: { value: number; unit: string }[]) =>
    measures.map(({ value, unit }) => `${value} ${unit}`).join(' ');

  it('read 178 cm as 5 ft 10 in, and 78 kg as 172 lb or 12 st 4 lb', () => {
    expect(read(heightMeasures(178, 'metric'))).toBe('178 cm');
    expect(read(heightMeasures(178, 'imperial'))).toBe('5 ft 10 in');
    expect(read(weightMeasures(78, kilograms))).toBe('78 kg');
    expect(read(weightMeasures(78, pounds))).toBe('172 lb');
    expect(read(weightMeasures(78, stone))).toBe('12 st 4 lb');
  });
});

describe('the picker', () => {
  const has = (columns: { id: string }[][], ids: string[]) =>
    columns.every((column, index) => column.some(({ id }) => id === ids[index]));

  it('has an option for every height and weight that can be stored', () => {
    const misses: string[] = [];
    for (let cm = 90; cm <= 245; cm += 0.25) {
      for (const system of ['metric', 'imperial'] as const) {
        const ids = measureIds(heightMeasures(cm, system));
        if (!has(heightColumns(system, units), ids)) misses.push(`${cm} cm ${system}`);
      }
    }
    for (let kg = 40; kg <= 150; kg += 0.25) {
      for (const display of [kilograms, pounds, stone]) {
        const ids = measureIds(weightMeasures(kg, display));
        if (!has(weightColumns(display, units), ids)) misses.push(`${kg} kg`);
      }
    }
    expect(misses).toEqual([]);
  });

  it('keeps the stored value to the fraction when what is shown is confirmed', () => {
    for (const kg of [40, 84.82177319, 149.9, 150]) {
      for (const display of [kilograms, pounds, stone]) {
        expect(pickedWeightKg(measureIds(weightMeasures(kg, display)), display, kg)).toBe(kg);
      }
    }
    for (const cm of [90, 175.26, 245]) {
      for (const system of ['metric', 'imperial'] as const) {
        expect(pickedHeightCm(measureIds(heightMeasures(cm, system)), system, cm)).toBe(cm);
      }
    }
  });
});

describe('pickedHeightCm', () => {
  it('stores feet and inches exactly: 5 ft 9 in is 175.26 cm', () => {
    expect(pickedHeightCm(['5', '9'], 'imperial', 178)).toBeCloseTo(175.26, 9);
    expect(pickedHeightCm(['180'], 'metric', 178)).toBe(180);
  });

  it('changes nothing when nothing was picked', () => {
    expect(pickedHeightCm([], 'metric', 178)).toBe(178);
    expect(pickedHeightCm(['5', 'x'], 'imperial', 178)).toBe(178);
  });
});

describe('pickedWeightKg', () => {
  it('stores pounds exactly: 187 lb and 13 st 5 lb are 84.82 kg', () => {
    expect(pickedWeightKg(['187'], pounds, 78)).toBeCloseTo(84.82177319, 9);
    expect(pickedWeightKg(['13', '5'], stone, 78)).toBeCloseTo(84.82177319, 9);
    expect(pickedWeightKg(['90'], kilograms, 78)).toBe(90);
  });

  it('brings pairs of stone and pounds outside 90 to 330 lb to the nearest end', () => {
    expect(pickedWeightKg(['6', '0'], stone, 78)).toBeCloseTo(40.8233133, 9);
    expect(pickedWeightKg(['23', '13'], stone, 78)).toBeCloseTo(149.6854821, 9);
  });
});
