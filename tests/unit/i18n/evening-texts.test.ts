import { describe, expect, it } from 'vitest';
import {
  useEveningTexts,
  type EveningTexts,
  type EveningTextsSetup,
} from '@/lib/i18n/use-evening-texts';
import type { SiteCode } from '@/lib/site/sites';
import { utc, zoneOf } from '../calendar/zones';
import { hooked } from './hooked';

const warsaw = zoneOf('Europe/Warsaw');

/** The texts of an evening: 21 November 2026, 20:30 in Warsaw, opened at 23:15. */
function textsOf(change: Partial<EveningTextsSetup> = {}, siteCode: SiteCode = 'en'): EveningTexts {
  const setup: EveningTextsSetup = {
    unitSystem: 'metric',
    zone: warsaw,
    startMs: utc('2026-11-21T19:30'),
    nowMs: utc('2026-11-21T22:15'),
    ...change,
  };
  return hooked(siteCode, () => useEveningTexts(setup));
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('times of an evening', () => {
  it('carry their weekday where they are not of today, and their date a week away', () => {
    const { when, day, clock } = textsOf();
    // 20:30 and 03 h 29 min, 03 h 30 min; 22 November is a Sunday.
    expect([when(0), when(209), when(210)]).toEqual(['20:30', '23:59', 'Sun 00:00']);
    expect([when(1872), clock(1872)]).toEqual(['Mon 03:42', '03:42']);
    expect([when(-30), when(-21 * 60)]).toEqual(['20:00', 'Fri 23:30']);
    // The 27th is six days in the future, the 28th seven; the 15th six days in the past, the 14th
    // seven.
    expect(when(6 * 1440)).toBe('Fri 20:30');
    expect(when(7 * 1440)).toBe('Sat 28 Nov, 20:30');
    expect(when(-6 * 1440)).toBe('Sun 20:30');
    expect(when(-7 * 1440)).toBe('Sat 14 Nov, 20:30');
    expect([day(0), day(210), day(7 * 1440)]).toEqual(['', 'Sun', 'Sat 28 Nov']);
  });

  it('are of another day once midnight has passed', () => {
    const { when } = textsOf({ nowMs: utc('2026-11-21T23:00') });
    expect([when(0), when(210)]).toEqual(['Sat 20:30', '00:00']);
  });

  it('have no room for a date in a drawing', () => {
    const { shortWhen } = textsOf();
    expect([shortWhen(0), shortWhen(7 * 1440)]).toEqual(['20:30', 'Sat 20:30']);
  });

  it('say date and time whole for a text that is read on another day', () => {
    const { dated, date, weekday } = textsOf();
    expect(dated(0)).toBe('Sat 21 Nov, 20:30');
    expect(dated(1872)).toBe('Mon 23 Nov, 03:42');
    expect([date(1872), weekday(1872)]).toEqual(['Mon 23 Nov', 'Mon']);
  });

  it('are read by the clock of the unit system', () => {
    const { when, dated } = textsOf({ unitSystem: 'imperial' });
    expect(plain(when(1872))).toBe('Mon 3:42 AM');
    expect(plain(dated(210))).toBe('Sun 22 Nov, 12:00 AM');
  });

  it('are said in the language of the page, Japanese and Chinese in their own weekdays', () => {
    const said = (siteCode: 'pl' | 'cz' | 'jp' | 'cn') => plain(textsOf({}, siteCode).when(1872));
    expect(said('pl')).toBe('pon. 03:42');
    expect(said('cz')).toBe('po, 03:42');
    expect(said('jp')).toBe('月曜 03:42');
    expect(said('cn')).toBe('周一 03:42');
  });

  it('go by the local clocks in the nights in which they change', () => {
    // Start at 21:00, 19:00 UTC; 9 h 19 min later it is 05:19 in winter time, 04:19 UTC.
    const back = textsOf({ startMs: utc('2026-10-24T19:00'), nowMs: utc('2026-10-24T20:00') });
    expect([back.when(359), back.when(360), back.when(559)]).toEqual([
      'Sun 02:59',
      'Sun 02:00',
      'Sun 05:19',
    ]);
    expect(back.iso(559)).toBe('2026-10-25T04:19:00.000Z');
    // 21:00 is 20:00 UTC; five hours later 02:00 is skipped.
    const ahead = textsOf({ startMs: utc('2026-03-28T20:00'), nowMs: utc('2026-03-28T20:30') });
    expect([ahead.when(299), ahead.when(300), ahead.when(559)]).toEqual([
      'Sun 01:59',
      'Sun 03:00',
      'Sun 07:19',
    ]);
  });
});

it('how long it is to a minute of the evening, and nothing once it is over', () => {
  // 2 h 45 min have passed; to 32 h 12 min it is 29 h 27 min.
  const { until } = textsOf();
  expect(plain(until(1932))).toBe('in 29 h 27 min');
  expect(plain(until(166))).toBe('in 1 min');
  expect([until(165), until(0)]).toEqual(['', '']);
  const halfAMinuteOn = textsOf({ nowMs: utc('2026-11-21T22:15') + 30_000 });
  expect(plain(halfAMinuteOn.until(166))).toBe('in 1 min');
  expect(plain(textsOf({}, 'jp').until(1932))).toBe('29時間27分後');
});

describe('the borders of days', () => {
  it('are midnights of the local clock', () => {
    const { isNewDay } = textsOf();
    expect([isNewDay(210, 209), isNewDay(209, 0), isNewDay(210, 211)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are found where midnight itself is skipped', () => {
    // São Paulo, 3 November 2018: 21:00 is 00:00 UTC; after 23:59 comes 01:00.
    const zone = zoneOf('America/Sao_Paulo');
    const startMs = utc('2018-11-04T00:00');
    const { isNewDay, when } = textsOf({ zone, startMs, nowMs: startMs });
    expect([isNewDay(179, 178), isNewDay(180, 179), isNewDay(181, 180)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(when(180)).toBe('Sun 01:00');
  });
});
