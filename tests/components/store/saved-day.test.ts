import { beforeEach, describe, expect, it, vi } from 'vitest';
import version0 from '../../fixtures/saved-models/version-0.json';
import version1 from '../../fixtures/saved-models/version-1.json';
import {
  key,
  eachNight,
  save,
  saved,
  tell,
  version2Opened,
  version2SavedAgain,
  visitedStore,
  version2,
} from './visit';

/** The Monday after, at noon. Derived from the clock, 18:30 would now be on Sunday. */
const monday = new Date(2026, 10, 23, 12, 0);

const version3 = { state: version2SavedAgain, version: 3 };

eachNight();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

/** Asserts that nothing is written from now on. */
function expectNothingWritten() {
  const before = localStorage.getItem(key);
  const marked = `${before} `;
  localStorage.setItem(key, marked);
  vi.advanceTimersByTime(60_000);
  expect(localStorage.getItem(key)).toBe(marked);
}

describe('entries saved without a day', () => {
  // Starts at 20:00, 18:30 and, for an added sitting on the same day, 12:00.
  it.each([
    ['0', version0],
    ['1', version1],
    ['2', version2],
  ])('of version %s get that of the night before, once, saved 500 ms later', async (_, old) => {
    save(old);
    expect((await visitedStore()).getState().model.startDay).toBe('2026-11-21');
    vi.advanceTimersByTime(499);
    expect(saved()).toEqual(old);
    vi.advanceTimersByTime(1);
    expect(saved()).toMatchObject({
      state: { startDay: '2026-11-21', isDayChosen: false },
      version: 3,
    });
    expectNothingWritten();
  });

  it('stay without one where nothing was drunk or measured, and are not written', async () => {
    const { beer } = version1.state.alcoholSettings;
    const alcoholSettings = { beer: { ...beer, amount: 0 } };
    save({ ...version1, state: { ...version1.state, alcoholSettings } });
    const { startDay, measurement } = (await visitedStore()).getState().model;
    expect([startDay, measurement.measuredDay]).toEqual(['', '']);
    expectNothingWritten();
  });

  it.each([
    ['after half a second', () => void vi.advanceTimersByTime(500)],
    ['at once', () => void window.dispatchEvent(new Event('pagehide'))],
  ])('keep it when the page was left %s and is opened days later', async (_, leave) => {
    save(version1);
    await visitedStore();
    leave();
    vi.setSystemTime(monday);
    expect((await visitedStore()).getState().model.startDay).toBe('2026-11-21');
    vi.setSystemTime(new Date(2026, 11, 24, 12, 0));
    expect((await visitedStore()).getState().model.startDay).toBe('2026-11-21');
  });
});

describe('the day in two tabs', () => {
  it('is that of the tab that saved, and is not written back', async () => {
    vi.setSystemTime(monday);
    const store = await visitedStore();
    save(version3);
    tell('any');
    expect(store.getState().model).toEqual(version2Opened);
    expectNothingWritten();
  });

  it('is given to what a tab of an older version saved, and written once', async () => {
    const store = await visitedStore();
    save(version2);
    tell('any');
    expect(store.getState().model.startDay).toBe('2026-11-21');
    vi.advanceTimersByTime(500);
    expect(saved()).toEqual(version3);
    // The other tab adopts it; nothing is left to do here.
    tell('any');
    expectNothingWritten();
  });
});
