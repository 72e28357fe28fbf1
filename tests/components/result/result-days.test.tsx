import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { instant, openResultAnew, show } from './render-result';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

/** The half hours that begin with a date: minutes from the start, and the date. */
const datedRows = () =>
  within(screen.getByTestId('samples'))
    .getAllByRole('listitem', { hidden: true })
    .map((row) => [
      Number(row.dataset.minutes),
      /[A-Z][a-z]{2} \d+ Nov/.exec(plain(row.textContent))?.[0],
    ])
    .filter(([, date]) => date !== undefined);

openResultAnew();

describe('the half-hour list', () => {
  it('prints the date at midnight, and none for today before', () => {
    show('2026-11-21T22:00');
    expect(datedRows()).toEqual([[180, 'Sun 22 Nov']]);
  });

  it('seen after midnight begins with the date of yesterday', () => {
    show('2026-11-22T01:00');
    expect(datedRows()).toEqual([
      [0, 'Sat 21 Nov'],
      [180, 'Sun 22 Nov'],
    ]);
  });

  it('prints the date at the first half hour of each day', () => {
    // R21 from 20:00; gone after 2612 min (likely), 3755 (cautious).
    show('2026-11-21T22:00', 'R21');
    expect(datedRows()).toEqual([
      [240, 'Sun 22 Nov'],
      [1680, 'Mon 23 Nov'],
      [3120, 'Tue 24 Nov'],
    ]);
  });

  it('prints it at 00:10 where no half hour falls on midnight', () => {
    show('2026-11-21T22:00', 'R20'); // from 20:10 on
    expect(datedRows()).toEqual([[240, 'Sun 22 Nov']]);
  });
});

describe('the answer', () => {
  it('says the day and how long, two days ahead', () => {
    // R21, from Saturday, 20:00: over 0.2 for 3654.7 min (cautious), 60 h 55 min.
    show('2026-11-22T19:00', 'R21');
    expect(screen.getByTestId('drive-time-late')).toHaveTextContent(/^Tue 08:55$/);
    expect(plain(screen.getByTestId('now-status').textContent)).toContain('37 h 55 min');
    expect(screen.getByTestId('drive-time')).toHaveTextContent('likely time Mon 14:12');
  });

  it('names no day for a time of today', () => {
    show('2026-11-22T02:00');
    expect(screen.getByTestId('drive-time-late')).toHaveTextContent(/^06:20$/);
    expect(plain(screen.getByTestId('now-status').textContent)).toContain('4 h 20 min');
  });

  it.each(['2026-11-21T22:00', '2026-11-22T02:00', '2026-11-23T09:00'])(
    'never says today, tomorrow or yesterday, at %s',
    (local) => {
      show(local);
      const words = plain(screen.getByTestId('result').textContent).replace(
        'Its times tell you nothing about today.',
        '',
      );
      expect(words).not.toMatch(/\b(today|tomorrow|yesterday)\b/i);
    },
  );
});

describe('beside the page', () => {
  it('the table of countries writes the day below the time', async () => {
    show('2026-11-21T23:30');
    const details = screen.getByTestId<HTMLDetailsElement>('all-countries');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const header = await within(details).findByRole('rowheader', { name: 'Germany' });
    // 0.5: after 409 min (cautious), 03:49, said as 03:50; 259 (likely).
    const cells = [...(header.closest('tr')?.querySelectorAll('td') ?? [])];
    expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual(['03:50Sun', '01:19Sun']);
  });

  it('the calendar entry lies at the cautious time and names dates', () => {
    show('2026-11-21T23:30');
    const { href } = screen.getByTestId<HTMLAnchorElement>('calendar');
    const ics = decodeURIComponent(href).replaceAll('\r\n ', '').replaceAll('\\', '');
    const utc = new Date(instant('2026-11-22T06:20')).toISOString().replace(/[-:]|\.000/g, '');
    expect(ics).toContain(`DTSTART:${utc}`);
    expect(ics).toContain('Cautious time Sun 22 Nov, 06:20, likely time Sun 22 Nov, 03:19.');
  });

  it('the shared text names the date of the cautious time', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText }, share, languages: ['en'] });
    show('2026-11-21T23:30');
    await act(async () => fireEvent.click(screen.getByTestId('share')));
    const { text } = share.mock.calls[0]?.[0] as { text: string };
    expect(text).toContain('do not drive before 06:20 (November 22, 2026)');
  });
});
