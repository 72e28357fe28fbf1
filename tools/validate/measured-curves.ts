import { readFileSync } from 'node:fs';
import type { FoodWhileDrinking } from '@/lib/bac';

const folder = new URL('../../tests/fixtures/measured/', import.meta.url);

/** Levels whose times are compared: from a column of `measured.csv`, or computed from the points. */
export const targets = [
  { name: '0.8', limitPermille: 0.8, column: null },
  { name: '0.5', limitPermille: 0.5, column: 't_down_0.5_h' },
  { name: '0.3', limitPermille: 0.3, column: 't_down_0.3_h' },
  { name: '0.2', limitPermille: 0.2, column: 't_down_0.2_h' },
  { name: 'zero', limitPermille: 0, column: 't_zero_h' },
] as const;
export type TargetName = (typeof targets)[number]['name'];

type Row = Record<string, string>;
type Point = { atMin: number; permille: number };

/** Parses CSV with a heading; fields in double quotes may contain commas. */
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

/** Groups items by key, in their order. */
export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const curveKey = (row: Row) => `${row.study} / ${row.subject} / ${row.occasion}`;

/** Hours to the last fall through a level, interpolated, or null; touching it is no fall. */
export function lastFallHours(points: readonly Point[], limitPermille: number): number | null {
  const before = points.findLastIndex((point, i) => {
    const next = points[i + 1];
    return next !== undefined && point.permille > limitPermille && next.permille <= limitPermille;
  });
  const [above, below] = [points[before], points[before + 1]];
  if (!above || !below) return null;
  const share = (above.permille - limitPermille) / (above.permille - below.permille);
  return (above.atMin + share * (below.atMin - above.atMin)) / 60;
}

function hoursToTargets(row: Row, points: readonly Point[]) {
  const stated = targets.map(({ name, limitPermille, column }) => {
    if (column === null) return [name, lastFallHours(points, limitPermille)];
    return [name, row[column] ? numberIn(row, column) : null];
  });
  return Object.fromEntries(stated) as Record<TargetName, number | null>;
}

/** Reads all measured curves. @throws {Error} for a row without a required number or without points */
export function readMeasuredCurves() {
  const points = groupedBy(readTable('measured_curves.csv'), curveKey);
  return readTable('measured.csv')
    .filter((row) => row.use === 'validation')
    .map((row) => {
      const food = numberIn(row, 'food_type');
      if (![0, 1, 2, 3].includes(food)) throw new Error(`Row ${row.row}: food_type ${food}`);
      if (row.sex !== 'M' && row.sex !== 'F') throw new Error(`Row ${row.row}: sex ${row.sex}`);
      const own = points.get(curveKey(row));
      if (!own) throw new Error(`Row ${row.row}: no points of ${curveKey(row)}`);
      const ownPoints = own.map((point) => ({
        atMin: numberIn(point, 'time_min'),
        permille: numberIn(point, 'conc_g_per_L'),
      }));
      return {
        study: row.study ?? '',
        subject: row.subject ?? '',
        gender: row.sex === 'M' ? (0 as const) : (1 as const),
        ageYears: numberIn(row, 'age'),
        heightCm: numberIn(row, 'height_cm'),
        weightKg: numberIn(row, 'weight_kg'),
        grams: numberIn(row, 'grams'),
        food: food as FoodWhileDrinking,
        drinkingMin: numberIn(row, 'drinking_min'),
        peakPermille: numberIn(row, 'peak_gL'),
        /** Hours from the start to the last fall to each target; null if there is none. */
        hoursTo: hoursToTargets(row, ownPoints),
        /** Measuring ended above zero: the time to zero is a linear extrapolation. */
        zeroIsExtrapolated: row.t_zero_kind === 'linear extrapolation',
        /** In chronological order. */
        points: ownPoints,
      };
    });
}

/** The measured levels of a person on one occasion. */
export type MeasuredCurve = ReturnType<typeof readMeasuredCurves>[number];
