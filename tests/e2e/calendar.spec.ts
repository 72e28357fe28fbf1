import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import { minutesOf } from './support/evening';
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

const nights = [
  {
    // Clocks go back at 03:00: eight hours of drinking. Peak 2.290607 - 8 x 0.15; cautiously under
    // 0.5 after 8 h + (2.634198 - 0.96 - 0.5) / 0.12 h = 17 h 48 min, from 19:00 UTC.
    name: 'Berlin, clocks back',
    site: 'de',
    timezoneId: 'Europe/Berlin',
    now: '2026-10-24T23:30:00+02:00',
    peak: 1.090607191,
    driveLateMin: 1068,
    clock: '13:50',
    instant: '2026-10-25T12:50:00.000Z',
    duration: '8',
  },
  {
    // Clocks go forward: six hours. 6 h + (2.634198 - 0.72 - 0.5) / 0.12 h = 17 h 48 min, from 20:00.
    name: 'Berlin, clocks forward',
    site: 'de',
    timezoneId: 'Europe/Berlin',
    now: '2026-03-28T23:30:00+01:00',
    peak: 1.390607191,
    driveLateMin: 1068,
    clock: '15:50',
    instant: '2026-03-29T13:50:00.000Z',
    duration: '6',
  },
  {
    // 6 h + (2.634198 - 0.72 - 0.8) / 0.12 h = 15 h 18 min, from 02:00 UTC.
    name: 'New York, clocks forward',
    site: 'en',
    timezoneId: 'America/New_York',
    now: '2026-03-07T23:30:00-05:00',
    peak: 1.390607191,
    driveLateMin: 918,
    clock: '13:20',
    instant: '2026-03-08T17:20:00.000Z',
    duration: '6',
  },
  {
    // 8 h + (2.634198 - 0.96 - 0.8) / 0.12 h = 15 h 18 min, from 01:00 UTC.
    name: 'New York, clocks back',
    site: 'en',
    timezoneId: 'America/New_York',
    now: '2026-10-31T23:30:00-04:00',
    peak: 1.090607191,
    driveLateMin: 918,
    clock: '11:20',
    instant: '2026-11-01T16:20:00.000Z',
    duration: '8',
  },
  {
    // No change, and any alcohol is forbidden: all of it is waited for, from 12:00 UTC.
    // 7 h + (2.634198 - 0.84) / 0.12 h = 21 h 58 min.
    name: 'Tokyo',
    site: 'jp',
    timezoneId: 'Asia/Tokyo',
    now: '2026-10-24T23:30:00+09:00',
    peak: 1.240607191,
    driveLateMin: 1318,
    clock: '19:00',
    instant: '2026-10-25T10:00:00.000Z',
    duration: '7',
  },
] as const;

for (const night of nights) {
  test.describe(night.name, () => {
    test.use({ timezoneId: night.timezoneId });
    test('counts real hours, shows the right clock and puts it into the calendar', async ({
      page,
    }) => {
      await giveFacts(page, night.site);
      await page.clock.install({ time: new Date(night.now) });
      await page.goto(sharedPath(night.site, longNight));
      const peak = Number(await page.getByTestId('peak').getAttribute('data-permille'));
      expect(peak).toBeCloseTo(night.peak, 8);
      expect(await minutesOf(page, 'drive-time-late')).toBe(night.driveLateMin);
      await expect(page.getByTestId('drive-time-late')).toContainText(night.clock);
      await expect(page.getByTestId('card-time')).toContainText(night.duration);
      expect(await calendarInstant(page)).toBe(night.instant);
    });
  });
}

test('noon and midnight read right on a 12-hour clock', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00+01:00') });
  const day = sharedOf(goldenInput('R01'), { unitSystem: 'imperial', timeStart: '00:00' });
  await page.goto(sharedPath('en', { ...day, timeFinish: '12:00' }));
  await expect(page.getByTestId('card-time')).toContainText(/Start12:00\sAM/);
  await expect(page.getByTestId('card-time')).toContainText(/Finish12:00\sPM/);
});

test('says what is now, minute by minute, until the cautious time has passed', async ({ page }) => {
  test.slow();
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
  await page.clock.fastForward('01:40:00');
  await expect(page.getByTestId('phase-title')).toHaveText('The cautious time has passed');
  await expect(status).not.toContainText('to the cautious time');
  await expect(status.getByRole('status')).toHaveCount(0);
});

test('before the first sip it says when', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T19:00:00+01:00') });
  await page.goto(sharedPath('en', sharedOf(goldenInput('R01'))));
  await expect(page.getByTestId('now-status')).toContainText('First sip: 21:00');
});
