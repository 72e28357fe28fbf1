import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayPlus } from '@/lib/calendar/local-day';
import { eveningsText } from '@/lib/evening/kept-evening';
import { perDrinkType } from '@/lib/model/model';
import { evening, keepList, openList, rows, storageKey, storedList } from './render-history';
import { flat } from '../../flat';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 13, 12, 0), toFake: ['Date'] });
});

const [tuesday, monday, sunday] = [
  evening('2026-03-10'),
  evening('2026-03-09', 1),
  evening('2026-03-08', 5),
];
const fileOf = (text: string) => new File([text], 'evenings.json', { type: 'application/json' });
const outcome = () => screen.getByRole('status').textContent;

function choose(file: File) {
  fireEvent.change(screen.getByTestId('evenings-import'), { target: { files: [file] } });
}

async function add(text: string, said: RegExp) {
  choose(fileOf(text));
  await waitFor(() => expect(outcome()).toMatch(said));
}

describe('a file of evenings', () => {
  it('that is gone when it is read is no file of evenings', async () => {
    await openList();
    const gone = fileOf(eveningsText([tuesday]));
    vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    choose(gone);
    await waitFor(() => expect(outcome()).toMatch(/Nothing was changed/));
  });

  it('is shown with days at the ends of the calendar and the highest of all levels', async () => {
    await openList();
    const first = { ...evening('0000-01-01'), peakPermille: Number.MAX_VALUE };
    await add(eveningsText([first, evening('9999-12-31', 10_000)]), /^2 evenings added\.$/);
    expect(rows()).toHaveLength(2);
  });

  it('adds those that are missing, counts them, and changes nothing where it cannot be read', async () => {
    keepList(monday);
    await openList();
    await add(eveningsText([sunday, monday]), /^1 evening added\.$/);
    expect(storedList().map(({ model }) => model.startDay)).toEqual(['2026-03-09', '2026-03-08']);
    const before = localStorage.getItem(storageKey);
    for (const [text, said] of [
      ['not even JSON', /contains no evenings/],
      [eveningsText([tuesday, { ...sunday, peakPermille: -1 }]), /Entry 2 in that file/],
      ['{"some":"thing"}', /contains no evenings/],
    ] as const) {
      await add(text, said);
      expect(localStorage.getItem(storageKey)).toBe(before);
      expect(rows()).toHaveLength(2);
    }
  });

  it('that is too big is not read', async () => {
    await openList();
    const file = fileOf(eveningsText([tuesday]));
    Object.defineProperty(file, 'size', { value: 2_000_001 });
    const text = vi.spyOn(file, 'text');
    choose(file);
    await waitFor(() => expect(outcome()).toMatch(/too big/));
    expect(text).not.toHaveBeenCalled();
    expect(storedList()).toEqual([]);
  });

  it('of two hundred evenings is small enough', () => {
    // Six sittings of four drinks each, all with logged drinks: the maximum that can be entered.
    const sitting = {
      timeStartInH24: '21:00',
      timeFinishInH24: '23:00',
      givenEnds: 'finish' as const,
      dayShift: 0,
    };
    const alcoholSettings = perDrinkType((type) => {
      const { amount, ...choice } = flat(tuesday.model).alcoholSettings[type];
      return { ...choice, amount: amount + 1, countedAs: choice };
    });
    const addedSittings = Array.from({ length: 5 }, () => ({ ...sitting, alcoholSettings }));
    const most = Array.from({ length: 200 }, () =>
      evening('2026-03-10', 3, { alcoholSettings, addedSittings }),
    );
    expect(new Blob([eveningsText(most)]).size).toBeLessThan(2_000_000);
  });
});

describe('a file for a list that is full', () => {
  const daily = (newest: string) =>
    Array.from({ length: 200 }, (_, i) => evening(dayPlus(newest, -i)));

  it('adds the newer ones and says that the oldest go', async () => {
    keepList(...daily('2026-03-09'));
    await openList();
    await add(eveningsText([tuesday]), /^1 evening added\. Only the latest 200 can be kept\.$/);
    expect(storedList()).toHaveLength(200);
    expect(storedList()[0]?.model.startDay).toBe('2026-03-10');
    // None that is older.
    await add(eveningsText([evening('2025-01-01')]), /^0 evenings added\. Only the latest 200/);
  });
});
