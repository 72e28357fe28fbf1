import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupedBy, parseCsv, readMeasuredCurves, targets } from '@/lib/build/validate-data';

const curves = readMeasuredCurves();

describe('the measured curves', () => {
  it('are 118 of 78 people, each with its points', () => {
    expect(curves).toHaveLength(118);
    expect(new Set(curves.map(({ study, subject }) => `${study} ${subject}`)).size).toBe(78);
    expect(curves.filter(({ points }) => points.length < 4)).toEqual([]);
  });

  it('are as many of each study as its rows say', () => {
    const counts = [...groupedBy(curves, ({ study }) => study)].map(([study, own]) => [
      study,
      own.length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      'Jones-1984': 48,
      'Yelland-2008': 36,
      'Wilkinson-1976-PO': 24,
      'Thierauf-Emberger-2023': 10,
    });
  });

  it('are all rows marked for validation: counted again in the raw text', () => {
    const file = new URL('../../fixtures/measured/measured.csv', import.meta.url);
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

  it.each([0, 1, 2])(
    'fall through target %i when their row says, or have a reason not to',
    (target) => {
      const limit = targets[target]!.limitPermille;
      const wrong = curves.filter(({ points, hoursTo }) => {
        const falls = points.flatMap((point, i) => {
          const next = points[i + 1];
          if (!next || point.permille <= limit || next.permille > limit) return [];
          const share = (point.permille - limit) / (point.permille - next.permille);
          return [(point.atMin + share * (next.atMin - point.atMin)) / 60];
        });
        const stated = hoursTo[target]!;
        const last = falls.at(-1);
        if (last === undefined || stated === null) return last !== undefined || stated !== null;
        return Math.abs(last - stated) > 0.0006;
      });
      expect(wrong).toEqual([]);
    },
  );
});

describe('parseCsv', () => {
  it('keeps commas and doubled quotes inside quotes', () => {
    expect(parseCsv('a,b,c\n1,"x, ""y""",\n')).toEqual([{ a: '1', b: 'x, "y"', c: '' }]);
  });

  it('refuses a row of another length', () => {
    expect(() => parseCsv('a,b\n1\n')).toThrow('Not a row of 2');
  });
});
