import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import { isWhole } from '../extent';
import { expectMinutes } from './support/evening';
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

/** Peak, cautious drive time and its clock, its instant as it is said, and hours of drinking. */
const nights = [
  // Clocks go back at 03:00: eight hours of drinking. Peak 2.290607 - 8 x 0.15; cautiously under 0.5
  // after 8 h + (2.634198 - 0.96 - 0.5) / 0.12 h = 17 h 48 min, from 19:00 UTC.
  [
    ['Berlin, clocks back', 'de', 'Europe/Berlin', '2026-10-24T23:30:00+02:00'],
    [1.090607191, 1068, '13:50', '2026-10-25T12:50:00.000Z', '8'],
  ],
  // Clocks go forward: six hours. 6 h + (2.634198 - 0.72 - 0.5) / 0.12 h = 17 h 48 min, from 20:00.
  [
    ['Berlin, clocks forward', 'de', 'Europe/Berlin', '2026-03-28T23:30:00+01:00'],
    [1.390607191, 1068, '15:50', '2026-03-29T13:50:00.000Z', '6'],
  ],
  // 6 h + (2.634198 - 0.72 - 0.8) / 0.12 h = 15 h 18 min, from 02:00 UTC.
  [
    ['New York, clocks forward', 'en', 'America/New_York', '2026-03-07T23:30:00-05:00'],
    [1.390607191, 918, '13:20', '2026-03-08T17:20:00.000Z', '6'],
  ],
  // 8 h + (2.634198 - 0.96 - 0.8) / 0.12 h = 15 h 18 min, from 01:00 UTC.
  [
    ['New York, clocks back', 'en', 'America/New_York', '2026-10-31T23:30:00-04:00'],
    [1.090607191, 918, '11:20', '2026-11-01T16:20:00.000Z', '8'],
  ],
  // No change, and any alcohol is forbidden: all of it is waited for, from 12:00 UTC.
  // 7 h + (2.634198 - 0.84) / 0.12 h = 21 h 58 min.
  [
    ['Tokyo', 'jp', 'Asia/Tokyo', '2026-10-24T23:30:00+09:00'],
    [1.240607191, 1318, '19:00', '2026-10-25T10:00:00.000Z', '7'],
  ],
] as const;

/** One night of each change; laws over all zones are in tests/unit/calendar. */
const tried = ['Berlin, clocks back', 'New York, clocks forward'];

for (const [[name, site, timezoneId, now], expected] of nights) {
  if (!isWhole && !tried.includes(name)) continue;
  const [peak, driveLateMin, clock, instant, hours] = expected;
  test.describe(name, () => {
    test.use({ timezoneId });
    test('counts real hours, shows the right clock and puts it into the calendar', async ({
      page,
    }) => {
      await giveFacts(page, site);
      await page.clock.install({ time: new Date(now) });
      await page.goto(sharedPath(site, longNight));
      const permille = Number(await page.getByTestId('peak').getAttribute('data-permille'));
      expect(permille).toBeCloseTo(peak, 8);
      await expectMinutes(page, 'drive-time-late', driveLateMin);
      await expect(page.getByTestId('drive-time-late')).toContainText(clock);
      await expect(page.getByTestId('card-time')).toContainText(hours);
      expect(await calendarInstant(page)).toBe(instant);
    });
  });
}

test('says what is now, minute by minute', async ({ page }) => {
  await giveFacts(page);
  await page.clock.install({ time: new Date('2026-11-21T23:40:30+01:00') });
  await page.goto(sharedPath('en', sharedOf(goldenInput('R01'))));
  const status = page.getByTestId('now-status');
  // R01 at 160 min: 0.845304 - 0.15 x 40/60 = 0.7453 permille; under 0.8 cautiously at 259 min,
  // 01:19, said 01:20.
  await expect(page.getByTestId('result')).toContainText(/Now\s+likely\s*0\.075%\sBAC/);
  await expect(status).toContainText('1 h 40 min to the cautious time');
  await page.clock.runFor(60_000);
  await expect(status).toContainText('1 h 39 min');
  await expect(status.getByRole('status')).toHaveCount(0);
});
