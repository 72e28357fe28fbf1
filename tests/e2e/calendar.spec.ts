import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import { expectMinutes, expectPeak } from './support/evening';
import { giveFacts } from './support/facts';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { expect, test } from './support/test';

/** R01 with twice the beer: c0 2.290607191 likely, 2.634198270 cautiously, from 21:00 to 04:00. */
const longNight = sharedOf({
  ...goldenInput('R01'),
  timeFinish: '04:00',
  drinks: [{ ml: 3000, percent: 5 }],
});

/** The moment of the calendar entry that the page offers: as it is said, up to five minutes. */
async function calendarInstant(page: Page): Promise<string> {
  const link = page.getByTestId('calendar');
  await expect(link).toHaveAttribute('download', /\.ics$/);
  const address = (await link.getAttribute('href')) ?? '';
  const text = decodeURIComponent(address.slice(address.indexOf(',') + 1));
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!event) throw new Error('No event in the calendar file');
  return new ICAL.Event(event).startDate.toJSDate().toISOString();
}

/**
 * A night of each change; laws over all zones are in tests/unit/calendar. Peak, cautious drive time and its clock, its instant as it is said, and hours of drinking.
 */
const nights = [
  // Clocks go back at 03:00: eight hours of drinking. Peak 2.290607 - 8 x 0.15; cautiously under 0.5
  // after 8 h + (2.634198 - 0.96 - 0.5) / 0.12 h = 17 h 48 min, from 19:00 UTC.
  [
    ['Berlin, clocks back', 'de', 'Europe/Berlin', '2026-10-24T23:30:00+02:00'],
    [1.090607191, 1068, '13:50', '2026-10-25T12:50:00.000Z', '8'],
  ],
  // Clocks go forward: six hours. 6 h + (2.634198 - 0.72 - 0.8) / 0.12 h = 15 h 18 min, from 02:00 UTC.
  [
    ['New York, clocks forward', 'en', 'America/New_York', '2026-03-07T23:30:00-05:00'],
    [1.390607191, 918, '13:20', '2026-03-08T17:20:00.000Z', '6'],
  ],
] as const;

for (const [[name, site, timezoneId, now], expected] of nights) {
  const [peak, driveLateMin, clock, instant, hours] = expected;
  test.describe(name, () => {
    test.use({ timezoneId });
    test('counts real hours, shows the right clock and puts it into the calendar', async ({
      page,
    }) => {
      await giveFacts(page, site);
      await page.clock.install({ time: new Date(now) });
      await page.goto(sharedPath(site, longNight));
      await expectPeak(page, peak);
      await expectMinutes(page, 'drive-time-late', driveLateMin);
      await expect(page.getByTestId('drive-time-late')).toContainText(clock);
      await expect(page.getByTestId('card-time')).toContainText(hours);
      expect(await calendarInstant(page)).toBe(instant);
    });
  });
}
