import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  calendarText,
  instant,
  openCard,
  openResultAnew,
  plain,
  print,
  show,
  showMeasured,
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

describe('beside the page', () => {
  it('the table of countries writes the day below the time, the calendar entry and shared text the date', async () => {
    const share = vi.fn<Navigator['share']>().mockResolvedValue();
    vi.stubGlobal('navigator', { share, languages: ['en'] });
    show('2026-11-21T23:30');
    const table = within(await openCard('all-countries', 'tbody'));
    // 0.5: after 409 min (cautious), 03:49, said as 03:50; 259 (likely).
    const row = table.getByRole('rowheader', { name: 'Germany' }).closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].slice(1).map(plain)).toEqual([
      '03:50Sun',
      '01:19Sun',
    ]);
    const utc = new Date(instant('2026-11-22T06:20')).toISOString().replace(/[-:]|\.000/g, '');
    expect(calendarText()).toContain(`DTSTART:${utc}`);
    expect(calendarText().replaceAll('\\', '')).toContain(
      'Cautious time Sun 22 Nov, 06:20, likely time Sun 22 Nov, 03:19.',
    );
    await act(async () => fireEvent.click(screen.getByTestId('share')));
    expect(share.mock.lastCall?.[0]?.text).toContain(
      'do not drive before 06:20 (22 November 2026)',
    );
  });
});

describe('the printed result', () => {
  it('is there while it is printed, and only then', async () => {
    show('2026-11-21T23:30');
    expect(screen.queryByTestId('print-page')).toBeNull();
    const paper = await print();
    expect(paper).toHaveTextContent('Do not drive before');
    expect(paper).toHaveTextContent('half of all people need longer');
    expect(paper).toHaveTextContent('Plan by the cautious time. If in any doubt, do not drive.');
    // R01: every half hour to the cautious sober time, 659 minutes (tests/fixtures/bac).
    const rows = within(paper).getAllByRole('listitem');
    expect(rows).toHaveLength(Math.ceil(659 / 30) + 1);
    expect(rows[0]).toHaveTextContent('Sat 21:00');
    expect(rows.at(-1)).toHaveTextContent('Sun 08:00');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByTestId('print-page')).toBeNull();
  });

  it('says of a measured value what was measured, and no body', async () => {
    showMeasured('2026-11-22T00:30', {});
    const paper = await print();
    expect(paper).toHaveTextContent('measured: 0.80');
    expect(paper).toHaveTextContent('after the reading');
    expect(paper).not.toHaveTextContent(/Man|Woman/);
  });

  it('speaks of a past evening in the past', async () => {
    show('2026-11-28T12:00');
    const paper = await print();
    expect(paper).toHaveTextContent('The cautious time was');
    expect(paper).not.toHaveTextContent('Do not drive before');
  });
});
