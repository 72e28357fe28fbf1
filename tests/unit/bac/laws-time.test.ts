import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { calculate, levelAt, minutesOfDay, peakOf, soberAtMin } from '@/lib/bac';
import { anyEvening, anyShare, forecastOf, noise, sitting } from './arbitraries';
import { names } from './curve-answers';
import { law } from '../law';

/** Minute of the day of a US clock time such as `4:39 AM`. */
function minuteOfUsText(text: string): number {
  const [, hour, minute, period] = /^(\d+):(\d+) ([AP]M)$/.exec(text)!;
  return (Number(hour) % 12) * 60 + Number(minute) + (period === 'PM' ? 720 : 0);
}

describe('laws of time (engine rules, section 6)', () => {
  law(
    '6: shifting both times shifts all clocks, and durations stay',
    [anyEvening, fc.integer({ min: 1, max: 1439 })],
    (e, shiftMin) => {
      const before = calculate(e);
      const drinks = [...e.drinks];
      const after = calculate({
        ...e,
        ...sitting(e.startMinute + shiftMin, e.lengthMin, drinks),
      });
      const clock = (time: typeof before.timeUntilSober) =>
        time.dayOffset * 1440 + minutesOfDay(time.h24);
      const shifted = shiftMin - (e.startMinute + shiftMin >= 1440 ? 1440 : 0);
      expect(clock(after.timeUntilSober)).toBe(clock(before.timeUntilSober) + shifted);
      const drive = clock(before.timeWhenCanDrive) + shifted;
      expect(clock(after.timeWhenCanDrive)).toBe(drive);
      expect(after.curves).toEqual(before.curves);
      expect(after.drinkingDuration).toEqual(before.drinkingDuration);
      expect(after.totalSoberingDuration).toEqual(before.totalSoberingDuration);
      const levels = (result: typeof before) => result.items.map((item) => item.permille);
      expect(levels(after)).toEqual(levels(before));
    },
  );

  law(
    '6: a longer period with the same drinks never raises the peak or ends sooner',
    [anyEvening, fc.integer({ min: 1, max: 600 })],
    (e, moreMin) => {
      const lengthMin = Math.min(1439, e.lengthMin + moreMin);
      const [shorter, longer] = [forecastOf(e), forecastOf({ ...e, lengthMin })];
      for (const name of names) {
        const peaks = [longer, shorter].map((result) => peakOf(result.curves[name]).permille);
        expect(peaks[0]!, name).toBeLessThanOrEqual(peaks[1]! + noise);
        const sober = soberAtMin(longer, name);
        expect(sober, name).toBeGreaterThanOrEqual(soberAtMin(shorter, name) - noise);
      }
    },
  );

  law(
    '7: after the last drink the level falls by exactly 0.15 an hour until it is zero',
    [anyEvening, anyShare],
    (e, share) => {
      const forecast = forecastOf(e);
      const { curves, likely } = forecast;
      const afterMin = share * (soberAtMin(forecast, 'likely') - e.lengthMin);
      const expected = Math.max(0, likely.peakPermille - (0.15 / 60) * afterMin);
      const level = levelAt(curves.likely, e.lengthMin + afterMin);
      expect(Math.abs(level - expected)).toBeLessThan(noise);
    },
  );

  law(
    '7: while drinking, the level is what came in less what was eliminated',
    [anyEvening, anyShare],
    (e, share) => {
      const forecast = forecastOf(e);
      const { curves, c0Permille, likely } = forecast;
      const eliminated = 0.15 * (e.lengthMin / 60) * share;
      const expected = Math.max(0, c0Permille * share - eliminated);
      const level = levelAt(curves.likely, share * e.lengthMin);
      expect(Math.abs(level - expected)).toBeLessThan(noise);
      if (likely.peakPermille === 0) return;
      let area = 0;
      curves.likely.forEach((point, i) => {
        const next = curves.likely[i + 1] ?? point;
        area += ((point.permille + next.permille) / 2) * (next.atMin - point.atMin);
      });
      const triangle = (likely.peakPermille * soberAtMin(forecast, 'likely')) / 2;
      expect(Math.abs(area - triangle)).toBeLessThan(1e-9 * Math.max(1, triangle));
    },
  );

  law(
    '9: states after the finish run 0, 1, 2, the last is 2, and there is one each half hour',
    [anyEvening],
    (e) => {
      const result = calculate(e);
      const { items, itemsAreCapped } = result;
      const sober = soberAtMin(result, 'likely');
      expect(itemsAreCapped).toBe(sober > 7 * 1440);
      const after = items.filter((item) => item.dtFromStartMin >= e.lengthMin);
      const goingBack = after.slice(1).filter((item, i) => item.state < after[i]!.state);
      expect(goingBack).toEqual([]);
      const isBetween = items.some((item) => item.state === 1);
      if (e.legalDrivingLimitPermille === 0) expect(isBetween).toBe(false);
      if (itemsAreCapped) return;
      expect(items.at(-1)!.state).toBe(2);
      expect(items).toHaveLength(Math.ceil((sober - 1e-6) / 30) + 1);
    },
  );

  law(
    '10: the time format changes nothing but texts, and all texts of a sample agree',
    [anyEvening],
    (e) => {
      const half = calculate({ ...e, timeFormat: 12 });
      const full = calculate({ ...e, timeFormat: 24 });
      expect(half.timeUntilSober.display).toBe(full.timeUntilSober.h12);
      expect(full.timeUntilSober.display).toBe(half.timeUntilSober.h24);
      expect(half.curves).toEqual(full.curves);
      const disagreeing = half.items.filter((item, i) => {
        const minuteOfDay = (e.startMinute + item.dtFromStartMin) % 1440;
        const { hour, minute, timePeriod } = item.displayTime;
        const parts24 = full.items[i]!.displayTime;
        return !(
          minuteOfUsText(item.timeUs) === minuteOfDay &&
          minuteOfUsText(`${hour}:${minute} ${timePeriod}`) === minuteOfDay &&
          minutesOfDay(item.timeEu) === minuteOfDay &&
          item.isoTime === `${item.timeEu}:00` &&
          parts24.hour * 60 + parts24.minute === minuteOfDay &&
          parts24.timePeriod === undefined
        );
      });
      expect(disagreeing).toEqual([]);
    },
  );
});
