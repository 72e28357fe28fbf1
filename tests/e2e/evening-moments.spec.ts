import { href } from '../../lib/site/routes';
import { encodeShareCode } from '../../lib/share/share-code';
import { toShared } from '../../lib/evening/shared-model';
import { isWhole } from '../extent';
import { flat } from '../flat';
import { evening, savedModel, store } from './support/stored';
import { expect, test } from './support/test';

/**
 * 2000 ml of beer of 5 % from 20:30 to 00:10, the default person, limit 0.2. By hand, from the rules:
 * 78.9 g x 0.9 / (44.07656 x 1.055) = 1.527071; late 1.15 x that = 1.756131; after 220 minutes
 * 1.316131; (1.316131 - 0.2) / 0.12 h later, 778.07 minutes from the start, rounded up: 779.
 * Gone 1.316131 / 0.12 h after the last sip: 878.07, rounded up 879. Said up to five minutes: 09:30 and
 * 11:10, at 780 and 880 minutes; phases go by those.
 */
const cautiousMin = 779;
const goneMin = 879;

/** Minutes from the first sip, and where they lie. */
const moments: [atMin: number, phase: string][] = [
  [-120, 'planned'],
  [60, 'drinking'],
  [779, 'waiting'],
  [780, 'passed'],
  [goneMin + 720, 'passed'],
  [goneMin + 722, 'past'],
  [40 * 1440, 'past'],
];

/** The first sip as UTC, read off a table of time zones by hand. */
const allNights = [
  { name: 'Warsaw', zone: 'Europe/Warsaw', day: '2026-11-21', start: '2026-11-21T19:30:00.000Z' },
  {
    name: 'Warsaw, clocks back',
    zone: 'Europe/Warsaw',
    day: '2026-10-24',
    start: '2026-10-24T18:30:00.000Z',
  },
  {
    name: 'Warsaw, clocks on',
    zone: 'Europe/Warsaw',
    day: '2026-03-28',
    start: '2026-03-28T19:30:00.000Z',
  },
  {
    name: 'New York, clocks back',
    zone: 'America/New_York',
    day: '2026-10-31',
    start: '2026-11-01T00:30:00.000Z',
  },
  {
    name: 'New York, clocks on',
    zone: 'America/New_York',
    day: '2026-03-07',
    start: '2026-03-08T01:30:00.000Z',
  },
  { name: 'Tokyo', zone: 'Asia/Tokyo', day: '2026-11-21', start: '2026-11-21T11:30:00.000Z' },
  {
    name: 'São Paulo',
    zone: 'America/Sao_Paulo',
    day: '2026-11-21',
    start: '2026-11-21T23:30:00.000Z',
  },
];

/** A longer night; laws over all zones are in tests/unit/evening. */
const nights = isWhole ? allNights : allNights.filter(({ name }) => name === 'Warsaw, clocks back');

const after = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000);

for (const { name, zone, day, start } of nights) {
  test.describe(name, () => {
    test.use({ timezoneId: zone });

    test('an own evening and its link are the same at every moment', async ({ page }) => {
      test.slow();
      const model = evening(day, ['20:30', '00:10'], { beer: 2000 });
      const link = href('en', { page: 'shared', shareCode: encodeShareCode(toShared(model)) });
      await store(page, savedModel(model));
      for (const [atMin, phase] of moments) {
        await page.clock.setFixedTime(after(start, atMin));
        for (const address of ['/result/', link]) {
          await page.goto(address);
          const result = page.getByTestId('result');
          await expect(result).toHaveAttribute('data-phase', phase);
          await expect(result).toHaveAttribute('data-start', start);
          const cautious = page.getByTestId('drive-time-late');
          await expect(cautious).toHaveAttribute('data-minutes', String(cautiousMin));
          await expect(cautious).toHaveAttribute(
            'data-instant',
            after(start, cautiousMin).toISOString(),
          );
          await expect(page.getByTestId('sober-time-late')).toHaveAttribute(
            'data-instant',
            after(start, goneMin).toISOString(),
          );
          const isPast = phase === 'past';
          await expect(page.getByTestId('now-status')).toHaveCount(isPast ? 0 : 1);
          // There is nothing to be reminded of once the cautious time has passed.
          const isOver = isPast || phase === 'passed';
          await expect(page.getByTestId('calendar')).toHaveCount(isOver ? 0 : 1);
          await expect(page.getByTestId('past-evening')).toHaveCount(isPast ? 1 : 0);
        }
      }
    });
  });
}

test('says the right thing in the right tense', async ({ page }) => {
  const start = '2026-11-21T19:30:00.000Z';
  const model = evening('2026-11-21', ['20:30', '00:10'], { beer: 2000 });
  await store(page, savedModel(model));
  const now = page.getByTestId('now-status');
  const at = async (minutes: number) => {
    await page.clock.setFixedTime(after(start, minutes));
    await page.goto('/result/');
  };

  await at(-60);
  await expect(now).toContainText('Not started yet. First sip: 20:30');
  await at(60);
  await expect(page.getByTestId('result')).toContainText('likely, rising');
  await expect(page.getByTestId('result')).toContainText('12 h to the cautious time');
  await at(600);
  await expect(now).toContainText('3 h to the cautious time');
  await at(800);
  await expect(page.getByTestId('phase-title')).toHaveText('The cautious time has passed');
  await at(3 * 1440);
  await expect(page.getByTestId('phase-title')).toHaveText('Evening of Sat 21 Nov');
  await expect(page.getByTestId('result')).not.toContainText('rising');
  await expect(page.getByTestId('one-more')).toHaveCount(0);
});

test('the panel and the bar say the weekday of a time of another day', async ({ page }) => {
  const model = evening('2026-11-21', ['20:30', '00:10'], { beer: 2000 });
  await store(page, savedModel(model));
  await page.clock.setFixedTime(new Date('2026-11-21T22:30:00Z'));
  await page.goto('/');
  const cautious = page.getByTestId('panel-drive-time-late');
  await expect(cautious).toHaveAttribute('data-instant', '2026-11-22T08:29:00.000Z');
  await expect(cautious).toContainText('09:30');
  await expect(cautious).toContainText('Sun');
  const panel = page.getByRole('complementary', { name: 'Live estimate' });
  await expect(panel).toContainText('From now10 h');
  // After midnight it is a time of today.
  await page.clock.setFixedTime(new Date('2026-11-21T23:30:00Z'));
  await page.reload();
  await expect(cautious).not.toContainText('Sun');
  await expect(panel).toContainText('From now9 h');
});

test('entries saved before they had a day get it once, and keep it', async ({ page }) => {
  const { startDay, isDayChosen, isLogged, ...before } = flat(
    evening('', ['20:30', '00:10'], { beer: 2000 }),
  );
  expect([startDay, isDayChosen, isLogged]).toEqual(['', false, false]);
  await store(page, {
    'en:app-calc-model': JSON.stringify({ state: before, version: 2 }),
  });
  await page.clock.setFixedTime(new Date('2026-11-22T08:00:00Z'));
  await page.goto('/result/');
  const result = page.getByTestId('result');
  await expect(result).toHaveAttribute('data-start', '2026-11-21T19:30:00.000Z');
  await page.goto('/help/');
  await page.clock.setFixedTime(new Date('2026-11-25T18:00:00Z'));
  await page.goto('/result/');
  await expect(result).toHaveAttribute('data-start', '2026-11-21T19:30:00.000Z');
});
