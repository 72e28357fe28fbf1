import { describe, expect, it } from 'vitest';
import type { DrinkingForecast } from '@/lib/bac';
import { markAt, stripOf } from '@/lib/evening/strip-parts';
import { referenceForecast, sittingsCase } from '../bac/golden';

function wholeMinutes(forecast: DrinkingForecast) {
  return stripOf(forecast).map(({ fromMin, toMin, mark }) => ({
    fromMin: Math.max(0, Math.ceil(fromMin - 1e-6)),
    toMin: Math.ceil(toMin - 1e-6),
    mark,
  }));
}

const partsOf = (id: string) => wholeMinutes(sittingsCase(id).forecast);

describe('the strip of one sitting', () => {
  it('is over until the likely time, then perhaps under until the cautious one', () => {
    // R01, limit 0.2.
    expect(wholeMinutes(referenceForecast('R01'))).toEqual([
      { fromMin: 0, toMin: 379, mark: 'over' },
      { fromMin: 379, toMin: 559, mark: 'perhaps' },
    ]);
  });

  it('counts drinking as over where the likely level never passes the limit', () => {
    // R25: 60 minutes of drinking; the cautious time is 75 minutes later.
    expect(wholeMinutes(referenceForecast('R25'))).toEqual([
      { fromMin: 0, toMin: 60, mark: 'over' },
      { fromMin: 60, toMin: 135, mark: 'perhaps' },
    ]);
  });

  it('has nothing where even the cautious level keeps the limit', () => {
    expect(stripOf(referenceForecast('R22'))).toEqual([]);
  });

  it('tells the mark of each minute, the end of a part belonging to the next', () => {
    const parts = stripOf(referenceForecast('R01'));
    expect([0, 378, 379, 558, 559].map((atMin) => markAt(parts, atMin))).toEqual([
      'over',
      'over',
      'perhaps',
      'perhaps',
      'under',
    ]);
  });
});

describe('the strip of several sittings', () => {
  it('ends what is over in the pause and begins again with the next sip', () => {
    // M02, limit 0.2. Pause from 60 min: likely 0.60570 - 0.15 = 0.45570 falls to 0.2 in
    // 0.25570 / 0.15 h = 102.3 min; cautious 1.15 x 0.60570 - 0.12 = 0.57656, 0.37656 / 0.12 h =
    // 188.3 min. From 480 min the golden times, 667 and 764.
    expect(partsOf('M02')).toEqual([
      { fromMin: 0, toMin: 163, mark: 'over' },
      { fromMin: 163, toMin: 249, mark: 'perhaps' },
      { fromMin: 480, toMin: 667, mark: 'over' },
      { fromMin: 667, toMin: 764, mark: 'perhaps' },
    ]);
  });

  it('stays perhaps under to the end of the pause where the cautious level is over the limit', () => {
    // M03, limit 0.5: the golden half hour at the end of the pause, 180 min.
    const { expected } = sittingsCase('M03');
    const atEnd = expected.items.find(({ dtFromStartMin }) => dtFromStartMin === 180);
    expect(atEnd?.permille).toBeLessThan(0.5);
    expect(atEnd?.high).toBeGreaterThan(0.5);
    const parts = partsOf('M03');
    expect(parts.map(({ mark }) => mark)).toEqual(['over', 'perhaps', 'over', 'perhaps']);
    expect(parts[1]?.toMin).toBe(180);
    expect(parts.slice(2)).toEqual([
      { fromMin: 180, toMin: 411, mark: 'over' },
      { fromMin: 411, toMin: 629, mark: 'perhaps' },
    ]);
  });

  it('says the same as the golden half hours of every pause', () => {
    for (const id of ['M02', 'M03', 'M06', 'M07', 'M08', 'M09', 'M12']) {
      const { input, expected } = sittingsCase(id);
      const limit = input.legalDrivingLimitPermille;
      const hasAmount = (atMin: number) =>
        expected.placedMin.some(([from, to]) => from <= atMin && atMin <= to);
      for (const { dtFromStartMin: atMin, permille, high } of expected.items) {
        if (hasAmount(atMin) || atMin > expected.lastFinishMin) continue;
        const part = partsOf(id).find(({ fromMin, toMin }) => fromMin <= atMin && atMin < toMin);
        const mark = permille > limit ? 'over' : high > limit ? 'perhaps' : undefined;
        expect(part?.mark, `${id} at ${atMin}`).toBe(mark);
      }
    }
  });
});
