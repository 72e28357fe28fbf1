import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  instantOf,
  instantsOf,
  latestInstant,
  localTime,
  nextInstant,
} from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { nights } from './clock-changes';
import { minuteOf, utc, zoneOf } from './zones';

/** Local day and minute, and the instants at which clocks show it. */
function rowsOf(table = '') {
  const lines = table.split(/\n| \| /).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [local = '', instants = ''] = line.trim().split(' = ');
    const [day = '', time = ''] = local.split(' ');
    const instantsMs = instants.split(', ').map((text) => utc(text.replace(' ', 'T')));
    return { local, day, minute: minuteOf(time), instantsMs };
  });
}

const isoOf = (instantMs: number) => new Date(instantMs).toISOString();

describe.each(nights)('the night of $what', ({ timeZone, changeMin, ...tables }) => {
  const zone = zoneOf(timeZone);
  const shown = rowsOf(tables.shown);
  const skipped = rowsOf(tables.skipped);
  const twice = rowsOf(tables.twice);
  const all = [...shown, ...skipped, ...twice];

  it('has each instant from 21:00 to 09:00', () => {
    for (const { local, day, minute, instantsMs } of all) {
      expect(instantsOf(day, minute, zone).map(isoOf), local).toEqual(instantsMs.map(isoOf));
      expect(instantOf(day, minute, zone), local).toBe(instantsMs.at(-1));
    }
  });

  it('is shown by local clocks as it is written, unless they skip it', () => {
    for (const { day, minute, instantsMs } of [...shown, ...twice]) {
      for (const instantMs of instantsMs) {
        expect(localTime(instantMs, zone)).toEqual({ day, minuteOfDay: minute });
        expect(localTime(instantMs + MINUTE_MS - 1, zone)).toEqual({ day, minuteOfDay: minute });
      }
    }
    for (const { local, day, minute, instantsMs } of skipped) {
      const { day: shownDay, minuteOfDay } = localTime(instantsMs[0]!, zone);
      expect([shownDay, minuteOfDay], local).toEqual([day, minute + changeMin]);
    }
  });

  it('has an instant for every minute that is shown, and the others where they are skipped', () => {
    const [first, last] = [shown[0]!, shown.at(-1)!];
    const minutes = daysBetween(first.day, last.day) * 1440 + last.minute - first.minute;
    const counts = { 1: 0, 2: 0, skipped: 0 };
    for (let passed = 0; passed < minutes; passed++) {
      const sinceMidnight = first.minute + passed;
      const day = sinceMidnight < 1440 ? first.day : last.day;
      const minuteOfDay = sinceMidnight % 1440;
      const instants = instantsOf(day, minuteOfDay, zone);
      const areShown = instants.every((instantMs) => {
        const local = localTime(instantMs, zone);
        return local.day === day && local.minuteOfDay === minuteOfDay;
      });
      if (!areShown) counts.skipped++;
      else counts[instants.length as 1 | 2]++;
    }
    expect(minutes).toBe(720);
    expect(counts).toEqual({
      1: 720 - Math.abs(changeMin),
      2: Math.max(0, -changeMin),
      skipped: Math.max(0, changeMin),
    });
  });

  it('is found from both sides, to the millisecond', () => {
    for (const { local, minute, instantsMs } of [...shown, ...twice]) {
      for (const instantMs of instantsMs) {
        expect(nextInstant(minute, instantMs, zone), local).toBe(instantMs);
        expect(latestInstant(minute, instantMs, zone), local).toBe(instantMs);
        expect(nextInstant(minute, instantMs + 1, zone), local).toBeGreaterThan(instantMs);
        expect(latestInstant(minute, instantMs - 1, zone), local).toBeLessThan(instantMs);
      }
    }
  });
});
