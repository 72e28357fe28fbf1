import { readFileSync } from 'node:fs';
import type { FoodWhileDrinking, Gender } from '@/lib/bac';

const folder = new URL('../../tests/fixtures/measured/', import.meta.url);

/** Levels a measured time is given for; 0 is the end. Permille, and column of `measured.csv`. */
export const targets = [
  { limitPermille: 0.5, column: 't_down_0.5_h' },
  { limitPermille: 0.3, column: 't_down_0.3_h' },
  { limitPermille: 0.2, column: 't_down_0.2_h' },
  { limitPermille: 0, column: 't_zero_h' },
] as const;

/** One person's measured evening. */
export interface MeasuredCurve {
  study: string;
  subject: string;
  gender: Gender;
  ageYears: number;
  heightCm: number;
  weightKg: number;
  grams: number;
  food: FoodWhileDrinking;
  drinkingMin: number;
  peakPermille: number;
  /** Hours from the start to the last fall to each target; null when there is none. */
  hoursTo: (number | null)[];
  /** Its points, in order of time. */
  points: { atMin: number; permille: number }[];
}

type Row = Record<string, string>;

/** Reads comma-separated text with a heading; a field in double quotes may hold commas. */
export function parseCsv(text: string): Row[] {
  const fieldsOf = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    );
  const [heading = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  const names = fieldsOf(heading);
  return lines.map((line) => {
    const fields = fieldsOf(line);
    if (fields.length !== names.length) throw new Error(`Not a row of ${names.length}: ${line}`);
    return Object.fromEntries(names.map((name, i) => [name, fields[i] ?? '']));
  });
}

const readTable = (name: string) => parseCsv(readFileSync(new URL(name, folder), 'utf8'));

function numberIn(row: Row, column: string): number {
  const value = row[column] ? Number(row[column]) : NaN;
  if (!Number.isFinite(value)) throw new Error(`Row ${row.row}: no number in ${column}`);
  return value;
}

/** Items under their keys, in the order they came. */
export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const curveKey = (row: Row) => `${row.study} / ${row.subject} / ${row.occasion}`;

/**
 * The curves to validate against, all of them.
 * @throws when a row lacks a number it must have, or its points: nothing is left out silently
 */
export function readMeasuredCurves(): MeasuredCurve[] {
  const points = groupedBy(readTable('measured_curves.csv'), curveKey);
  return readTable('measured.csv')
    .filter((row) => row.use === 'validation')
    .map((row) => {
      const food = numberIn(row, 'food_type');
      if (![0, 1, 2, 3].includes(food)) throw new Error(`Row ${row.row}: food_type ${food}`);
      if (row.sex !== 'M' && row.sex !== 'F') throw new Error(`Row ${row.row}: sex ${row.sex}`);
      const own = points.get(curveKey(row));
      if (!own) throw new Error(`Row ${row.row}: no points of ${curveKey(row)}`);
      return {
        study: row.study ?? '',
        subject: row.subject ?? '',
        gender: row.sex === 'M' ? 0 : 1,
        ageYears: numberIn(row, 'age'),
        heightCm: numberIn(row, 'height_cm'),
        weightKg: numberIn(row, 'weight_kg'),
        grams: numberIn(row, 'grams'),
        food: food as FoodWhileDrinking,
        drinkingMin: numberIn(row, 'drinking_min'),
        peakPermille: numberIn(row, 'peak_gL'),
        hoursTo: targets.map(({ column }) => (row[column] ? numberIn(row, column) : null)),
        points: own.map((point) => ({
          atMin: numberIn(point, 'time_min'),
          permille: numberIn(point, 'conc_g_per_L'),
        })),
      };
    });
}
