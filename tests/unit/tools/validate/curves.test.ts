import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  groupedBy,
  lastFallHours,
  parseCsv,
  readMeasuredCurves,
} from '@/tools/validate/measured-curves';

const curves = readMeasuredCurves();

describe('the measured curves', () => {
  it('are 48, 36, 24 and 10 of four studies, each with its points', () => {
    const studies = [...groupedBy(curves, ({ study }) => study)];
    expect(Object.fromEntries(studies.map(([study, own]) => [study, own.length]))).toEqual({
      'Jones-1984': 48,
      'Yelland-2008': 36,
      'Wilkinson-1976-PO': 24,
      'Thierauf-Emberger-2023': 10,
    });
    expect(curves.filter(({ points }) => points.length < 4)).toEqual([]);
  });

  it('are all rows marked for validation: counted again in the raw text', () => {
    const file = 'tests/fixtures/measured/measured.csv';
    const marked = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes(',validation,'));
    expect(marked).toHaveLength(118);
  });

  it('reach the peak that their row states', () => {
    const wrong = curves.filter(({ points, peakPermille }) => {
      const highest = Math.max(...points.map(({ permille }) => permille));
      return Math.abs(highest - peakPermille) > 0.0005;
    });
    expect(wrong).toEqual([]);
  });

  it.each(['0.5', '0.3', '0.2'] as const)('fall through %s when their row says so', (target) => {
    const wrong = curves.filter(({ points, hoursTo }) => {
      const last = lastFallHours(points, Number(target));
      const stated = hoursTo[target];
      if (last === null || stated === null) return last !== stated;
      return Math.abs(last - stated) > 0.0006;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the last fall through a level', () => {
  const points = [0, 0.9, 0.7, 0.9, 0.5].map((permille, i) => ({ atMin: i * 60, permille }));

  it('is the last of several, straight between two points', () => {
    expect(lastFallHours(points, 0.8)).toBeCloseTo(3.25, 9);
  });

  it('is none where the level is only touched, or never reached', () => {
    expect(lastFallHours(points, 0.9)).toBeNull();
    expect(lastFallHours(points, 1)).toBeNull();
  });

  it('is none where measuring ended above the level', () => {
    expect(lastFallHours(points.slice(0, 4), 0.8)).toBeCloseTo(1.5, 9);
    expect(lastFallHours(points.slice(0, 2), 0.8)).toBeNull();
  });

  it('leaves out the one curve that only touches 0.8: Jones 1984, subject 33', () => {
    const touching = curves.filter(({ peakPermille }) => peakPermille === 0.8);
    expect(touching.map(({ study, subject }) => `${study} ${subject}`)).toEqual(['Jones-1984 33']);
    expect(touching[0]?.hoursTo['0.8']).toBeNull();
  });
});

describe('parseCsv', () => {
  it('keeps commas and doubled quotes inside quotes', () => {
    expect(parseCsv('a,b,c\n1,"x, ""y""",\n')).toEqual([{ a: '1', b: 'x, "y"', c: '' }]);
  });

  it('refuses a row of another length', () => {
    expect(() => parseCsv('a,b\n1\n')).toThrow('Not a row of 2');
  });
});
