import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  calendarText,
  instant,
  openCard,
  openResultAnew,
  plain,
  print,
  setClock,
  show,
  showMeasured,
  textAt,
} from './render-result';

const dataset = (testId: string) => screen.getByTestId(testId).dataset;
const iso = (local: string) => new Date(instant(local)).toISOString();
const answer = () => textAt('result');

openResultAnew();

/** The page stays open until a local time. */
function waitUntil(local: string) {
  setClock(local);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/**
 * R01 with 0.2: cautious time 558.5 min, said as 06:20; cautious sober time 658.5, said as 08:00, and
 * 12 h more. Each row: phase, title, and what is said.
 */
const night: [local: string, phase: string, title: string, ...said: string[]][] = [
  [
    '2026-11-21T20:00',
    'planned',
    'A planned evening',
    'Not started yet. First sip: 21:00.',
    'Peak would be',
    // From 23:00 to 06:20.
    '7 h 20 min after the last sip.',
    'Even if all goes as planned, do not drive before',
  ],
  ['2026-11-21T20:59', 'planned', 'A planned evening'],
  [
    '2026-11-21T22:00',
    'drinking',
    'Still drinking',
    // 1.145304 / 2 - 0.15
    'Now likely, rising0.042% BACup to',
    'Even if you drink nothing more, do not drive before',
    'at least 8 h 20 min to the cautious time',
  ],
  ['2026-11-21T22:59', 'drinking', 'Still drinking'],
  [
    '2026-11-22T01:00',
    'waiting',
    'Estimated over the limit',
    // Two hours after the peak: 0.845304 - 0.3 and 1.077099 - 0.24.
    'Now likely0.055% BACup to 0.084% BAC',
    'likely time 03:19, but at least half of all people need longer',
    'at least 5 h 20 min to the cautious time',
  ],
  [
    '2026-11-22T04:00',
    'waiting',
    'You may still be over the limit: keep waiting',
    'The likely time, 03:19, has passed, but at least half of all people need longer.',
    'at least 2 h 20 min to the cautious time',
  ],
  [
    '2026-11-22T06:19',
    'waiting',
    'You may still be over the limit: keep waiting',
    'at least 1 min to the cautious time',
    // "likely" stands above a figure only. Cautious: 1.077099 - 439 / 60 x 0.12.
    'Now Perhaps some, likely noneup to 0.020% BAC',
  ],
  [
    '2026-11-22T06:30',
    'passed',
    'The cautious time has passed',
    // Cautious: 1.077099 - 450 / 60 x 0.12; the only number of the current state.
    'up to 0.018% BAC',
    'The cautious time was',
    '10 min ago',
    'This is an estimate, not permission to drive.',
  ],
  ['2026-11-22T20:00', 'passed', 'Alcohol gone, even by the cautious estimate'],
  ['2027-03-01T12:00', 'past', 'Evening of Sat 21 Nov'],
];

describe('a dated evening', () => {
  it('goes through its phases, says each, and none of its instants moves', () => {
    const [[first] = ['']] = night;
    show(first);
    for (const [local, phase, title, ...said] of night) {
      waitUntil(local);
      const found = [local, dataset('result').phase, textAt('phase-title')];
      expect(found).toEqual([local, phase, title]);
      for (const words of said) expect(answer(), local).toContain(words);
      expect(dataset('result').start).toBe(iso('2026-11-21T21:00'));
      expect(dataset('drive-time').instant).toBe(iso('2026-11-22T03:19'));
      expect(dataset('drive-time-late').instant).toBe(iso('2026-11-22T06:19'));
      expect(dataset('sober-time').instant).toBe(iso('2026-11-22T04:39'));
      expect(dataset('sober-time-late').instant).toBe(iso('2026-11-22T07:59'));
      const words = answer().replace('Its times tell you nothing about today.', '');
      expect(words, local).not.toMatch(/\b(today|tomorrow|yesterday)\b/i);
      if (phase !== 'waiting' && phase !== 'drinking')
        expect(answer(), local).not.toContain('to the cautious time');
      if (phase === 'passed') expect(textAt('now-status'), local).not.toContain('0.000');
      // There is nothing to be reminded of once the cautious time has passed.
      const isOver = phase === 'passed' || phase === 'past';
      expect(screen.queryAllByTestId('calendar'), local).toHaveLength(isOver ? 0 : 1);
    }
  });

  it('is of the alcohol where the limit is never passed, and never safe', () => {
    show('2026-11-21T23:30', 'R22');
    expect(textAt('phase-title')).toBe('The alcohol is not gone yet');
    expect(answer()).toContain(
      'By the cautious estimate there is alcohol in your blood until Sun 04:30, even if under 0.08% BAC.',
    );
    expect(answer()).toContain('Estimated under the limit: not permission to drive');
    expect(answer()).not.toMatch(/safe to drive/i);
    expect(textAt('now-status')).toContain('5 h until the alcohol is gone (cautious time)');
    expect(textAt('now-status')).not.toContain('to the cautious time');
  });
});

describe('a past evening', () => {
  /** R01 on Saturday, 21 November; cautious sober time Sunday 07:59, said as 08:00. */
  const monday = '2026-11-23T12:00';
  const japan = { selectedCountryId: 'JP', ownLimitPermille: null };

  function expectNothingOfNow() {
    for (const testId of ['now-status', 'calendar', 'one-more', 'penalties']) {
      expect(screen.queryByTestId(testId), testId).toBeNull();
    }
  }

  it('says which it was, in the past tense, and nothing of now and of what may follow', () => {
    show(monday);
    expect(textAt('phase-title')).toBe('Evening of Sat 21 Nov');
    expect(textAt('past-evening')).toContain('Its times tell you nothing about today.');
    expect(answer()).toContain('The cautious time was Sun 06:20');
    expect(textAt('drive-time')).toBe(
      'likely time Sun 03:19, but at least half of all people needed longer',
    );
    expect(answer()).toContain('Alcohol was gone');
    // No remaining wait such as "in 5 h".
    expect(answer()).not.toMatch(/do not drive before|you stay|need longer|\bin \d/i);
    expectNothingOfNow();
    cleanup();
    // The sentence "the cautious time for falling below that is ..." is only for the future.
    show(monday, 'R01', japan);
    expect(textAt('drive-time-late')).toBe('Sun 08:00');
    expectNothingOfNow();
  });

  it('known from a measurement is past in the same way', async () => {
    showMeasured(monday, japan);
    await screen.findByTestId('samples');
    expect(textAt('phase-title')).toBe('Evening of Sat 21 Nov');
    expect(screen.getByText('Measured, Sat 23:30')).toBeInTheDocument();
    expect(answer()).toContain('The cautious time was');
    // 0.92 / 0.12 h from 55 minutes after 23:30 on: 515 min.
    expect(textAt('drive-time-late')).toBe('Sun 08:05');
    expectNothingOfNow();
  });
});

/** The half hours that begin with a date: minutes from the start, and the date. */
const datedRows = () =>
  within(screen.getByTestId('samples'))
    .getAllByRole('listitem', { hidden: true })
    .map((row) => [Number(row.dataset.minutes), /[A-Z][a-z]{2} \d+ Nov/.exec(plain(row))?.[0]])
    .filter(([, date]) => date !== undefined);

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
    // The head, 90 countries and five regions.
    expect(table.getAllByRole('row')).toHaveLength(96);
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
    expect(paper).toHaveTextContent('at least half of all people need longer');
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
