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

const ends = (columns: { id: string; name: string }[][]) =>
  columns.map((column) => [column[0]?.name, column.at(-1)?.name, column.length]);

describe('heightColumns', () => {
  it('has one column of 90 to 245 cm, number and unit kept together', () => {
    expect(ends(heightColumns('metric', units))).toEqual([['90\u00a0cm', '245\u00a0cm', 156]]);
  });

  it('has feet and inches that cover 36 to 95 inches exactly', () => {
    expect(ends(heightColumns('imperial', units))).toEqual([
      ['3\u00a0ft', '7\u00a0ft', 5],
      ['0\u00a0in', '11\u00a0in', 12],
    ]);
  });
});

describe('weightColumns', () => {
  it('has 40 to 150 kg in the words of the caller', () => {
    expect(ends(weightColumns(kilograms, units))).toEqual([['40\u00a0кг', '150\u00a0кг', 111]]);
  });

  it('has 90 to 330 lb', () => {
    expect(ends(weightColumns(pounds, units))).toEqual([['90\u00a0lb', '330\u00a0lb', 241]]);
  });

  it('has stone and pounds that cover 90 (6 st 6 lb) to 330 lb (23 st 8 lb)', () => {
    expect(ends(weightColumns(stone, units))).toEqual([
      ['6\u00a0st', '23\u00a0st', 18],
      ['0\u00a0lb', '13\u00a0lb', 14],
    ]);
  });
});

describe('heightMeasures', () => {
  it('reads 178 cm as 5 ft 10 in', () => {
    expect(heightMeasures(178, 'metric')).toEqual([{ value: 178, unit: 'cm' }]);
    expect(heightMeasures(178, 'imperial')).toEqual([
      { value: 5, unit: 'ft' },
      { value: 10, unit: 'in' },
    ]);
  });
});

describe('weightMeasures', () => {
  it('reads 78 kg as 172 lb or 12 st 4 lb', () => {
    expect(weightMeasures(78, kilograms)).toEqual([{ value: 78, unit: 'kg' }]);
    expect(weightMeasures(78, pounds)).toEqual([{ value: 172, unit: 'lb' }]);
    expect(weightMeasures(78, stone)).toEqual([
      { value: 12, unit: 'st' },
      { value: 4, unit: 'lb' },
    ]);
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
