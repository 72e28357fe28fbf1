import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { icsText, type CalendarEntry } from '@/lib/calendar/ics';

const entry: CalendarEntry = {
  atMs: Date.UTC(2026, 10, 22, 5, 19),
  writtenMs: Date.UTC(2026, 10, 21, 22, 41, 30, 500),
  title: 'Estimated under 0.2 ‰, Poland: cautious time',
  text: 'Cautious; likely 03:19.\nC:\\not a path, but a backslash',
  uid: '1-2@virtual-breathalyser',
};

function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!;
  return { component, event: new ICAL.Event(component) };
}

describe('icsText', () => {
  it('opens in a parser with its words as they were', () => {
    const { event } = read(icsText(entry));
    expect(event.summary).toBe(entry.title);
    expect(event.description).toBe(entry.text);
    expect(event.uid).toBe(entry.uid);
  });

  it('says its moment in UTC, to the minute, whatever the zone', () => {
    const { event, component } = read(icsText(entry));
    expect(event.startDate.zone.tzid).toBe('UTC');
    expect(event.startDate.toJSDate().getTime()).toBe(entry.atMs);
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T22:41:30Z');
  });

  it('rings at its moment', () => {
    const alarm = read(icsText(entry)).component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT0S');
  });

  it('folds long lines at 75 bytes without breaking a sign', () => {
    const title = '法定基準値を下回る推定時刻（慎重な見積もり）'.repeat(8);
    const text = icsText({ ...entry, title });
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(read(text).event.summary).toBe(title);
  });

  it('ends every line with CR and LF', () => {
    const text = icsText(entry);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
