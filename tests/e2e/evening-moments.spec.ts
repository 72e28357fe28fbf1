import { href } from '../../lib/site/routes';
import { encodeShareCode } from '../../lib/share/share-code';
import { toShared } from '../../lib/evening/shared-model';
import { isWhole } from '../extent';
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
const allMoments = [
  [-120, 'planned'],
  [60, 'drinking'],
  [779, 'waiting'],
  [780, 'passed'],
  [goneMin + 720, 'passed'],
  [goneMin + 722, 'past'],
  [40 * 1440, 'past'],
] as const;

/** Zone, day and first sip as UTC, read off a table of time zones by hand. */
const allNights = [
  ['Warsaw', 'Europe/Warsaw', '2026-11-21', '2026-11-21T19:30:00.000Z'],
  ['Warsaw, clocks back', 'Europe/Warsaw', '2026-10-24', '2026-10-24T18:30:00.000Z'],
  ['Warsaw, clocks on', 'Europe/Warsaw', '2026-03-28', '2026-03-28T19:30:00.000Z'],
  ['New York, clocks back', 'America/New_York', '2026-10-31', '2026-11-01T00:30:00.000Z'],
  ['New York, clocks on', 'America/New_York', '2026-03-07', '2026-03-08T01:30:00.000Z'],
  ['Tokyo', 'Asia/Tokyo', '2026-11-21', '2026-11-21T11:30:00.000Z'],
  ['São Paulo', 'America/Sao_Paulo', '2026-11-21', '2026-11-21T23:30:00.000Z'],
] as const;

/** A longer night, and each phase once; laws over all zones are in tests/unit/evening. */
const nights = allNights.filter(([name]) => isWhole || name === 'Warsaw, clocks back');
const moments = allMoments.filter(
  ([, phase], at) => isWhole || allMoments.findIndex(([, first]) => first === phase) === at,
);

const after = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000);

for (const [name, zone, day, start] of nights) {
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
