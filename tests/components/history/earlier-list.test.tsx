import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '@/lib/store/toasts';
import { evening, keepList, openList, rows, store, storedList, undo } from './render-history';
import { flat, withFlat } from '../../flat';

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  // Friday noon in March; the clocks do not change before the last Sunday.
  vi.useFakeTimers({ now: new Date(2026, 2, 13, 12, 0), toFake: ['Date'] });
});

const tuesday = evening('2026-03-10');
const monday = evening('2026-03-09', 1, { age: 50 });
const model = () => store.getState().model;
const toast = () => useToasts.getState().toasts.at(-1)?.text;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list of earlier evenings', () => {
  it('says what it is for while it is empty', async () => {
    await openList();
    expect(screen.getByText(/it is kept here, on this device only/)).toBeInTheDocument();
    expect(screen.getByTestId('evenings-export')).toBeDisabled();
  });

  it('says of each when, what, how much and until when, the newest first', async () => {
    keepList(monday, tuesday);
    await openList();
    expect(rows()).toHaveLength(2);
    // Golden case R01 under the limit of Poland: cautious peak 1.0771; 559 minutes from
    // 21:00, 06:19, said as 06:20.
    expect(rows()[0]).toMatch(/^Tue 10 Mar3 × Piwo, Duże piwo \(0,5 l\)/);
    expect(rows()[0]).toContain('Peak up to 1,08 ‰ · cautious time Wed 11 Mar, 06:20');
    expect(rows()[1]).toMatch(/^Mon 9 Mar1 × /);
  });

  it('opens one in place of what is entered, which it keeps', async () => {
    keepList(monday, tuesday);
    const entered = evening('2026-03-12', 2);
    await openList(entered.model);
    press(/Open the evening of Mon/);
    expect(model()).toMatchObject({ startDay: '2026-03-09', age: 50 });
    expect(storedList().map((kept) => kept.model.startDay)).toEqual(['2026-03-12', '2026-03-10']);
    expect(rows()[0]).toMatch(/^Thu 12 Mar2 × /);
    expect(toast()).toContain('Mon 9 Mar is open again');
    undo();
    expect(model()).toEqual({ ...entered.model, zone: 'UTC' });
    expect(rows().map((row) => row.slice(0, 3))).toEqual(['Tue', 'Mon']);
  });

  it('keeps entries over more than three days too, which have no estimate', async () => {
    keepList(tuesday);
    const { model: lunch } = evening('2026-03-12', 2, {
      timeStartInH24: '10:00',
      timeFinishInH24: '11:00',
    });
    const { timeStartInH24, timeFinishInH24, givenEnds, alcoholSettings } = flat(
      evening('2026-03-12').model,
    );
    const nextNight = { timeStartInH24, timeFinishInH24, givenEnds, alcoholSettings, dayShift: 3 };
    await openList(withFlat(lunch, { addedSittings: [nextNight] }));
    press(/^Open the/);
    expect(model().startDay).toBe('2026-03-10');
    expect(storedList()).toMatchObject([{ model: { startDay: '2026-03-12' }, peakPermille: 0 }]);
  });

  it('repeats one as an evening of now, by the body of now', async () => {
    keepList(monday);
    await openList();
    press(/^Repeat/);
    // At noon 21:00 was 15 hours ago: at most 18.
    expect(model()).toMatchObject({ startDay: '2026-03-12', age: 39, isDayChosen: false });
    expect(flat(model()).alcoholSettings.beer.amount).toBe(1);
    expect(rows()).toHaveLength(1);
    undo();
    expect(model()).toMatchObject({ startDay: '' });
    expect(flat(model()).alcoholSettings.beer.amount).toBe(0);
  });

  it('deletes one, and brings it back to its place', async () => {
    keepList(tuesday, monday);
    await openList();
    const before = rows();
    press(/Delete the evening of Tue/);
    expect(rows()).toEqual([before[1]]);
    expect(toast()).toBe('Evening of Tue 10 Mar deleted');
    expect(storedList()).toHaveLength(1);
    undo();
    expect(rows()).toEqual(before);
  });
});

describe('the button that deletes everything', () => {
  const ask = async () => {
    fireEvent.click(screen.getByTestId('delete-everything'));
    await screen.findByTestId('delete-everything-confirm');
  };

  it('asks first, with the focus on keeping it, and has the focus again', async () => {
    keepList(tuesday);
    await openList(monday.model);
    await ask();
    const keep = screen.getByRole('button', { name: 'Cancel' });
    // In an effect after it is drawn.
    await waitFor(() => expect(keep).toHaveFocus());
    fireEvent.click(keep);
    expect(screen.getByTestId('delete-everything')).toHaveFocus();
    expect(rows()).toHaveLength(1);
    await ask();
    fireEvent.click(screen.getByTestId('delete-everything-confirm'));
    expect(rows()).toEqual([]);
    expect(model()).toMatchObject({ age: 39, startDay: '' });
    expect(screen.getByTestId('delete-everything')).toHaveFocus();
  });
});
