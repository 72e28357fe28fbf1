import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clockAt,
  drinkingMinutes,
  elapsedSittings,
  minutesSince,
  startInstant,
} from '@/lib/calendar/evening';

/** Node reads TZ anew whenever it changes. All instants below are in UTC, worked out by hand. */
const inZone = (zone: string) => vi.stubEnv('TZ', zone);
const utc = (text: string) => Date.parse(`${text}:00Z`);
const clock = (start: string, minutes: number) => {
  const { h24, dayOffset } = clockAt(utc(start), minutes);
  return `${h24} +${dayOffset}`;
};

afterEach(() => vi.unstubAllEnvs());

describe('startInstant', () => {
  it.each([
    ['now', '2026-06-10T21:00', '2026-06-10T21:00'],
    ['earlier today', '2026-06-10T23:10', '2026-06-10T21:00'],
    ['last night, seen the next morning', '2026-06-11T09:00', '2026-06-10T21:00'],
    ['last night, exactly 18 hours ago', '2026-06-11T15:00', '2026-06-10T21:00'],
    ['tonight, once it is longer ago', '2026-06-11T15:01', '2026-06-11T21:00'],
    ['tonight, seen a minute before', '2026-06-11T20:59', '2026-06-11T21:00'],
  ])('is %s', (_, now, expected) => {
    inZone('UTC');
    expect(startInstant('21:00', utc(now))).toBe(utc(expected));
  });

  it('is tomorrow where the time of today is over 18 hours ago', () => {
    inZone('UTC');
    expect(startInstant('01:00', utc('2026-06-10T20:00'))).toBe(utc('2026-06-11T01:00'));
  });

  it('goes by the local clock', () => {
    inZone('Asia/Tokyo');
    expect(startInstant('21:00', utc('2026-06-10T13:00'))).toBe(utc('2026-06-10T12:00'));
    inZone('America/New_York');
    expect(startInstant('21:00', utc('2026-06-11T04:00'))).toBe(utc('2026-06-11T01:00'));
  });

  it('counts 18 real hours over a change of clocks', () => {
    inZone('Europe/Berlin');
    // 21:00 CEST is 19:00Z; 18 h later it is 14:00 CET.
    expect(startInstant('21:00', utc('2026-10-25T13:00'))).toBe(utc('2026-10-24T19:00'));
    expect(startInstant('21:00', utc('2026-10-25T13:01'))).toBe(utc('2026-10-25T20:00'));
    // 21:00 CET is 20:00Z; 18 h later it is 16:00 CEST.
    expect(startInstant('21:00', utc('2026-03-29T14:00'))).toBe(utc('2026-03-28T20:00'));
    expect(startInstant('21:00', utc('2026-03-29T14:01'))).toBe(utc('2026-03-29T19:00'));
  });

  it('is the latest past one of a time that comes twice', () => {
    inZone('Europe/Berlin');
    // 02:30 is 00:30Z and again 01:30Z.
    expect(startInstant('02:30', utc('2026-10-25T01:15'))).toBe(utc('2026-10-25T00:30'));
    expect(startInstant('02:30', utc('2026-10-25T01:45'))).toBe(utc('2026-10-25T01:30'));
    inZone('America/New_York');
    // 01:30 is 05:30Z and again 06:30Z.
    expect(startInstant('01:30', utc('2026-11-01T06:15'))).toBe(utc('2026-11-01T05:30'));
    expect(startInstant('01:30', utc('2026-11-01T12:00'))).toBe(utc('2026-11-01T06:30'));
  });

  it('takes a time that the clocks skip as an hour later', () => {
    inZone('Europe/Berlin');
    expect(startInstant('02:30', utc('2026-03-29T08:00'))).toBe(utc('2026-03-29T01:30'));
  });

  it('refuses an empty time', () => {
    expect(() => startInstant('', utc('2026-06-10T21:00'))).toThrow('Empty time string');
  });
});

describe('clockAt', () => {
  it('adds minutes and counts dates from that of the start', () => {
    inZone('UTC');
    expect(clock('2026-06-10T21:00', 0)).toBe('21:00 +0');
    expect(clock('2026-06-10T21:00', 179)).toBe('23:59 +0');
    expect(clock('2026-06-10T21:00', 180)).toBe('00:00 +1');
    expect(clock('2026-06-10T21:00', 559)).toBe('06:19 +1');
    expect(clock('2026-06-10T21:00', 3 * 1440 + 180)).toBe('00:00 +4');
  });

  it('counts back for a moment before the start', () => {
    inZone('UTC');
    expect(clock('2026-06-10T00:30', -60)).toBe('23:30 +-1');
  });

  it('shows an hour less in the night Berlin sets its clocks back', () => {
    inZone('Europe/Berlin');
    expect(clock('2026-10-24T19:00', 5 * 60 + 59)).toBe('02:59 +1');
    expect(clock('2026-10-24T19:00', 6 * 60)).toBe('02:00 +1');
    expect(clock('2026-10-24T19:00', 559)).toBe('05:19 +1');
  });

  it('shows an hour more in the night Berlin sets its clocks forward', () => {
    inZone('Europe/Berlin');
    expect(clock('2026-03-28T20:00', 4 * 60 + 59)).toBe('01:59 +1');
    expect(clock('2026-03-28T20:00', 5 * 60)).toBe('03:00 +1');
    expect(clock('2026-03-28T20:00', 559)).toBe('07:19 +1');
  });

  it('does so in New York', () => {
    inZone('America/New_York');
    // 21:00 EST on 7 March is 02:00Z, 21:00 EDT on 31 October 01:00Z.
    expect(clock('2026-03-08T02:00', 559)).toBe('07:19 +1');
    expect(clock('2026-11-01T01:00', 559)).toBe('05:19 +1');
  });

  it('counts dates right over a day of 23 and of 25 hours', () => {
    inZone('Europe/Berlin');
    expect(clock('2026-03-28T23:00', 23 * 60)).toBe('00:00 +1');
    expect(clock('2026-10-24T22:00', 25 * 60)).toBe('00:00 +1');
    expect(clock('2026-10-24T22:00', 25 * 60 - 1)).toBe('23:59 +0');
  });

  it.each(['Asia/Tokyo', 'UTC'])('never moves in %s', (zone) => {
    inZone(zone);
    const start = startInstant('21:00', utc('2026-10-24T23:30'));
    expect(clockAt(start, 559)).toEqual({ h24: '06:19', dayOffset: 1 });
  });
});

describe('minutesSince', () => {
  it.each([
    ['23:30', 0],
    ['23:10', 20],
    ['23:40', 1430],
    ['00:00', 1410],
  ])('from %s to 23:30', (time, expected) => {
    inZone('UTC');
    expect(minutesSince(time, utc('2026-06-10T23:30'))).toBe(expected);
  });

  it('counts an hour more in the night Berlin sets its clocks back', () => {
    inZone('Europe/Berlin');
    // 01:50 CEST is 23:50Z, 03:10 CET is 02:10Z.
    expect(minutesSince('01:50', utc('2026-10-25T02:10'))).toBe(140);
    // 23:00 CEST is 21:00Z.
    expect(minutesSince('23:00', utc('2026-10-25T02:10'))).toBe(310);
  });

  it('takes the last of two equal times', () => {
    inZone('Europe/Berlin');
    // 02:40 is 00:40Z and 01:40Z; it is 01:10Z, the second 02:10, and then 02:10Z.
    expect(minutesSince('02:40', utc('2026-10-25T01:10'))).toBe(30);
    expect(minutesSince('02:40', utc('2026-10-25T02:10'))).toBe(30);
  });

  it('counts an hour less in the night Berlin sets its clocks forward', () => {
    inZone('Europe/Berlin');
    // 01:50 CET is 00:50Z, 03:10 CEST is 01:10Z.
    expect(minutesSince('01:50', utc('2026-03-29T01:10'))).toBe(20);
  });

  it('goes by the clock from a time that was skipped', () => {
    inZone('Europe/Berlin');
    expect(minutesSince('02:30', utc('2026-03-29T01:10'))).toBe(40);
  });
});

describe('drinkingMinutes', () => {
  it.each([
    ['21:00', '23:00', 120],
    ['21:00', '02:30', 330],
    ['21:00', '20:59', 1439],
    ['21:00', '21:00', 60],
  ])('from %s to %s are %i on an ordinary night', (start, finish, expected) => {
    inZone('Europe/Berlin');
    const startMs = startInstant(start, utc('2026-06-10T19:30'));
    expect(drinkingMinutes(start, finish, startMs)).toBe(expected);
  });

  it('are an hour more in the night the clocks go back', () => {
    inZone('Europe/Berlin');
    expect(drinkingMinutes('21:00', '04:00', utc('2026-10-24T19:00'))).toBe(480);
    inZone('America/New_York');
    expect(drinkingMinutes('21:00', '04:00', utc('2026-11-01T01:00'))).toBe(480);
  });

  it('are an hour less in the night they go forward', () => {
    inZone('Europe/Berlin');
    expect(drinkingMinutes('21:00', '04:00', utc('2026-03-28T20:00'))).toBe(360);
    inZone('America/New_York');
    expect(drinkingMinutes('21:00', '04:00', utc('2026-03-08T02:00'))).toBe(360);
  });

  it('end at the first finish after the start where its time comes twice', () => {
    inZone('Europe/Berlin');
    expect(drinkingMinutes('21:00', '02:30', utc('2026-10-24T19:00'))).toBe(330);
    // Start at the second 02:15 (01:15Z): only the second 02:30 is after it.
    expect(drinkingMinutes('02:15', '02:30', utc('2026-10-25T01:15'))).toBe(15);
  });

  it('go by the clock when the start lies in the skipped hour and comes out after the finish', () => {
    inZone('Europe/Berlin');
    // 02:45 does not exist and is taken as 03:45, after the finish of 03:00.
    expect(drinkingMinutes('02:45', '03:00', utc('2026-03-29T01:45'))).toBe(15);
  });

  it('are never zero or less at any time of the nights of change', () => {
    const bad: string[] = [];
    for (const [zone, noon] of [
      ['Europe/Berlin', '2026-03-29T10:00'],
      ['Europe/Berlin', '2026-10-25T10:00'],
      ['America/New_York', '2026-03-08T16:00'],
      ['America/New_York', '2026-11-01T16:00'],
      ['Australia/Lord_Howe', '2026-04-05T01:00'],
    ] as const) {
      inZone(zone);
      for (let start = 0; start < 24 * 6; start++) {
        for (let finish = 0; finish < 24 * 6; finish++) {
          const [from, to] = [start, finish].map(
            (ten) => `${String(Math.floor(ten / 6)).padStart(2, '0')}:${ten % 6}0`,
          ) as [string, string];
          const minutes = drinkingMinutes(from, to, startInstant(from, utc(noon)));
          if (!(minutes > 0 && minutes <= 1500)) bad.push(`${zone} ${from} ${to} ${minutes}`);
        }
      }
    }
    expect(bad).toEqual([]);
  });
});

const elapsedFinish = (timeStart: string, timeFinish: string, startMs: number) =>
  elapsedSittings([{ timeStart, timeFinish, drinks: [] }], startMs)[0]?.timeFinish;

describe('elapsedSittings, one sitting', () => {
  it('is the finish itself on an ordinary night', () => {
    inZone('Europe/Berlin');
    expect(elapsedFinish('21:00', '02:30', utc('2026-06-10T19:00'))).toBe('02:30');
    expect(elapsedFinish('21:00', '20:59', utc('2026-06-10T19:00'))).toBe('20:59');
  });

  it('is an hour later in the night the clocks go back, an hour earlier when they go forward', () => {
    inZone('Europe/Berlin');
    expect(elapsedFinish('21:00', '04:00', utc('2026-10-24T19:00'))).toBe('05:00');
    expect(elapsedFinish('21:00', '04:00', utc('2026-03-28T20:00'))).toBe('03:00');
    inZone('America/New_York');
    expect(elapsedFinish('21:00', '04:00', utc('2026-11-01T01:00'))).toBe('05:00');
    expect(elapsedFinish('21:00', '04:00', utc('2026-03-08T02:00'))).toBe('03:00');
  });

  it('stays the same where clocks never change', () => {
    inZone('Asia/Tokyo');
    expect(elapsedFinish('21:00', '04:00', utc('2026-10-24T12:00'))).toBe('04:00');
  });

  it('says equal times as the hour they count for', () => {
    inZone('UTC');
    expect(elapsedFinish('21:00', '21:00', utc('2026-06-10T21:00'))).toBe('22:00');
  });

  it('says a period of over a day as the longest that clock times can', () => {
    inZone('Europe/Berlin');
    // 21:00 to 20:30 of the next day over the change: 24.5 hours.
    expect(elapsedFinish('21:00', '20:30', utc('2026-10-24T19:00'))).toBe('20:59');
  });
});

describe('elapsedSittings, several', () => {
  const beer = [{ ml: 500, percent: 5 }];
  const sitting = (timeStart: string, timeFinish: string) => ({
    timeStart,
    timeFinish,
    drinks: beer,
  });
  const clocks = (sittings: ReturnType<typeof elapsedSittings>) =>
    sittings.map(({ timeStart, timeFinish }) => `${timeStart}-${timeFinish}`);
  const lunchAndNight = [
    sitting('12:00', '13:00'),
    sitting('21:00', '23:00'),
    sitting('03:30', '04:00'),
  ];

  it('are what was entered in a night without a change of clocks', () => {
    inZone('Europe/Berlin');
    expect(clocks(elapsedSittings(lunchAndNight, utc('2026-06-10T10:00')))).toEqual([
      '12:00-13:00',
      '21:00-23:00',
      '03:30-04:00',
    ]);
  });

  it('lie an hour later after the clocks go back, an hour earlier after they go forward', () => {
    inZone('Europe/Berlin');
    // 24 October: 12:00 is 10:00Z; 03:30 on the 25th is 02:30Z, 16.5 h later.
    expect(clocks(elapsedSittings(lunchAndNight, utc('2026-10-24T10:00')))[2]).toBe('04:30-05:00');
    // 28 March: 12:00 is 11:00Z; 03:30 on the 29th is 01:30Z, 14.5 h later.
    expect(clocks(elapsedSittings(lunchAndNight, utc('2026-03-28T11:00')))[2]).toBe('02:30-03:00');
  });

  it('keep their drinks', () => {
    inZone('UTC');
    expect(elapsedSittings(lunchAndNight, utc('2026-06-10T12:00'))[1]?.drinks).toBe(beer);
  });

  it('start with an evening that began up to 18 hours before the last of them', () => {
    inZone('UTC');
    // Lunch at 12:00, evening from 20:00, seen at 07:00 and around noon of the next day.
    expect(startInstant('12:00', utc('2026-06-11T07:00'), 480)).toBe(utc('2026-06-10T12:00'));
    expect(startInstant('12:00', utc('2026-06-11T11:59'), 480)).toBe(utc('2026-06-10T12:00'));
    expect(startInstant('12:00', utc('2026-06-11T12:00'), 480)).toBe(utc('2026-06-11T12:00'));
    // Breakfast at 06:00, a glass at 08:00: over at 02:01 of the next day.
    expect(startInstant('06:00', utc('2026-06-11T02:00'), 120)).toBe(utc('2026-06-10T06:00'));
    expect(startInstant('06:00', utc('2026-06-11T02:01'), 120)).toBe(utc('2026-06-11T06:00'));
  });
});
