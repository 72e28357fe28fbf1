import { afterEach, describe, expect, it, vi } from 'vitest';
import { calculate } from '@/lib/bac';
import { readyBy } from '@/lib/model/ready-by';
import { referenceCases } from '../bac/golden';

afterEach(() => {
  vi.unstubAllEnvs();
});

function planOf(id: string, time: string, startMs: number) {
  const golden = referenceCases.find((candidate) => candidate.id === id);
  if (!golden) throw new Error(`No golden case ${id}`);
  return readyBy(time, calculate(golden.input), startMs);
}

/** 21:00 on an evening in which no clock changes; the zone does not matter. */
const evening = () => new Date(2026, 10, 20, 21, 0).getTime();

/** R01: 21:00 to 23:00, cautious time 559 min after the start, 06:19. */
describe('ready by', () => {
  it.each([
    // time, minutes from 21:00, less 559
    ['07:39', 639, 80],
    ['06:19', 559, 0],
    ['06:18', 558, -1],
    ['04:14', 434, -125],
    ['23:00', 120, -439], // the last sip itself
    ['22:59', 1559, 1000], // before the last sip: that of the next day
    ['21:00', 1440, 881],
  ])('at %s is %i minutes from the start, margin %i', (time, atMin, marginMin) => {
    expect(planOf('R01', time, evening())).toEqual({ atMin, marginMin, isNeverOver: false });
  });

  it('counts from the last sip where even the cautious level keeps the limit', () => {
    // R22: 21:00 to 23:00, never over 0.8. 23:45 is 45 minutes after the last sip.
    expect(planOf('R22', '23:45', evening())).toEqual({
      atMin: 165,
      marginMin: 45,
      isNeverOver: true,
    });
  });

  it('waits for the cautious time where only the likely level keeps the limit', () => {
    // R25: cautious time 124 min after 21:00; 23:00 is 120.
    expect(planOf('R25', '23:00', evening())).toMatchObject({ marginMin: -4, isNeverOver: false });
  });

  it('goes by elapsed time in the night the clocks go back', () => {
    vi.stubEnv('TZ', 'Europe/Warsaw');
    // 24 October 2026, 21:00 in summer time is 19:00 UTC; 07:39 in winter time is 06:39 UTC.
    const startMs = Date.UTC(2026, 9, 24, 19, 0);
    expect(planOf('R01', '07:39', startMs)).toMatchObject({ atMin: 699, marginMin: 140 });
  });
});
