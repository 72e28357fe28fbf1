import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  calendarText,
  instant,
  openCard,
  openResultAnew,
  plain,
  show,
  textAt,
} from './render-result';

/** The half hours that begin with a date: minutes from the start, and the date. */
const datedRows = () =>
  within(screen.getByTestId('samples'))
    .getAllByRole('listitem', { hidden: true })
    .map((row) => [Number(row.dataset.minutes), /[A-Z][a-z]{2} \d+ Nov/.exec(plain(row))?.[0]])
    .filter(([, date]) => date !== undefined);

openResultAnew();

describe('the half-hour list', () => {
  it.each([
    ['at midnight, not for today before', 'R01', '2026-11-21T22:00', [[180, 'Sun 22 Nov']]],
    [
      'of yesterday at its beginning, after midnight',
      'R01',
      '2026-11-22T01:00',
      [
        [0, 'Sat 21 Nov'],
        [180, 'Sun 22 Nov'],
      ],
    ],
    // From 20:10 on.
    ['at 00:10 where none is at midnight', 'R20', '2026-11-21T22:00', [[240, 'Sun 22 Nov']]],
  ])('prints the date %s', (_, id, local, rows) => {
    show(local, id);
    expect(datedRows()).toEqual(rows);
  });
});

describe('the answer', () => {
  it.each([
    // R21, from Saturday, 20:00: over 0.2 for 3654.7 min (cautious), 60 h 55 min.
    ['the day and how long, two days ahead', 'R21', '2026-11-22T19:00', 'Tue 08:55', '37 h 55 min'],
    ['no day of a time of today', 'R01', '2026-11-22T02:00', '06:20', '4 h 20 min'],
  ])('says %s', (_, id, local, time, wait) => {
    show(local, id);
    expect(textAt('drive-time-late')).toBe(time);
    expect(textAt('now-status')).toContain(wait);
  });

  it.each(['2026-11-21T22:00', '2026-11-22T02:00', '2026-11-23T09:00'])(
    'never says today, tomorrow or yesterday, at %s',
    (local) => {
      show(local);
      const words = textAt('result').replace('Its times tell you nothing about today.', '');
      expect(words).not.toMatch(/\b(today|tomorrow|yesterday)\b/i);
    },
  );
});

describe('beside the page', () => {
  it('the table of countries writes the day below the time', async () => {
    show('2026-11-21T23:30');
    const table = within(await openCard('all-countries', 'tbody'));
    // 0.5: after 409 min (cautious), 03:49, said as 03:50; 259 (likely).
    const row = table.getByRole('rowheader', { name: 'Germany' }).closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].slice(1).map(plain)).toEqual([
      '03:50Sun',
      '01:19Sun',
    ]);
  });

  it('the calendar entry lies at the cautious time and names dates', () => {
    show('2026-11-21T23:30');
    const utc = new Date(instant('2026-11-22T06:20')).toISOString().replace(/[-:]|\.000/g, '');
    expect(calendarText()).toContain(`DTSTART:${utc}`);
    expect(calendarText().replaceAll('\\', '')).toContain(
      'Cautious time Sun 22 Nov, 06:20, likely time Sun 22 Nov, 03:19.',
    );
  });

  it('the shared text names the date of the cautious time', async () => {
    const share = vi.fn<Navigator['share']>().mockResolvedValue();
    vi.stubGlobal('navigator', { share, languages: ['en'] });
    show('2026-11-21T23:30');
    await act(async () => fireEvent.click(screen.getByTestId('share')));
    expect(share.mock.lastCall?.[0]?.text).toContain(
      'do not drive before 06:20 (22 November 2026)',
    );
  });
});
