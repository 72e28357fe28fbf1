import { describe, expect, it } from 'vitest';
import { eveningAt, minuteAt, phaseAt, type Phase } from '@/lib/evening/evening-at';
import type { Evening } from '@/lib/evening/evening';
import { added, drunk, measured, opened, r01 } from './entries';
import { withFlat } from '../../flat';

const MINUTE_MS = 60_000;
const day = '2026-06-10';

/** Phases in order, each with its first minute. */
type Borders = [Phase, number][];

/** Asserts that each phase lasts from its first minute to a millisecond before the next. */
function expectPhases(evening: Evening, borders: Borders) {
  const { startMs } = evening;
  const found = (instantMs: number) => {
    const phase = phaseAt(evening, minuteAt(evening, instantMs));
    expect(eveningAt(evening, minuteAt(evening, instantMs)).phase).toBe(phase);
    return phase;
  };
  borders.forEach(([phase, fromMin], i) => {
    const from = startMs + fromMin * MINUTE_MS;
    const before = borders[i - 1]?.[0];
    expect([phase, found(from)]).toEqual([phase, phase]);
    if (before) expect([phase, found(from - 1)]).toEqual([phase, before]);
  });
}

/** The evening lasts until twelve hours after the cautious sober time, inclusive. */
const afterSober = (soberMin: number) => soberMin + 720 + 1 / MINUTE_MS;

describe('phases', () => {
  it('wait 75 minutes after a sip that leaves nothing', () => {
    // R28: 20:00 to 20:10, a limit of zero, gone at 85. Here 40 ml of 1 %: 0.3156 g.
    const sip = drunk({ beer: { percent: 1, servingItemCapacityInMl: 40, amount: 1 } });
    const times = { timeStartInH24: '20:00', timeFinishInH24: '20:10' };
    for (const limitPermille of [0, 0.2]) {
      expectPhases(
        opened(withFlat(r01, { ...times, alcoholSettings: sip, startDay: day }), { limitPermille }),
        [
          ['planned', -1],
          ['drinking', 0],
          ['waiting', 10],
          ['passed', 85],
          ['past', afterSober(85)],
        ],
      );
    }
  });

  it('of a measured value know no drinking', () => {
    // Cautious: 1.15 x 0.8 = 0.92 until 75 min after the last drink, minute 55; down to 0.5 in 0.42
    // / 0.12 h = 210 min: 265; to zero in 460: 515.
    const model = measured({ measuredDay: day });
    expectPhases(opened(model, { limitPermille: 0.5 }), [
      ['planned', -1],
      ['waiting', 0],
      ['passed', 265],
      ['past', afterSober(515)],
    ]);
    // Never over 0.95; with 0 any alcohol is forbidden.
    for (const limitPermille of [0.95, 0]) {
      expectPhases(opened(model, { limitPermille }), [
        ['planned', -1],
        ['waiting', 0],
        ['passed', 515],
        ['past', afterSober(515)],
      ]);
    }
  });

  it('have no waiting where drinking goes on, under the limit, to after the cautious time', () => {
    // R01, cautious: 1.0771 at 120 min falls to 0.5 at 408.5 and to 0.3571 at 480. A beer from
    // 05:00 to 08:00, 0.4390 minus three hours of 0.12, makes 0.4361 at 660; zero 218.07 min later, at 879, said as 880.
    const addedSittings = [added('05:00', '08:00', 1)];
    expectPhases(opened(withFlat(r01, { startDay: day, addedSittings }), { limitPermille: 0.5 }), [
      ['drinking', 0],
      ['passed', 660],
      ['past', afterSober(880)],
    ]);
  });
});
