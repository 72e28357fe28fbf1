import { describe, expect, it } from 'vitest';
import { inDeviceZone } from '@/lib/evening/change-zone';
import { withLastSipNow } from '@/lib/evening/last-sip-now';
import { logDrink } from '@/lib/evening/log-drink';
import { emptyEvening, repeatOf } from '@/lib/evening/new-evening';
import { joinedSitting } from '@/lib/evening/joined-sitting';
import { plannedSittings, spanOfSitting } from '@/lib/evening/planned-sittings';
import { splitSitting } from '@/lib/evening/sitting-changes';
import { ifUnchanged, withoutLogged, withoutSplit } from '@/lib/evening/take-back';
import { takenOver } from '@/lib/evening/taken-over';
import type { CalculatorModel, DrinkType, GivenEnds, Sittings } from '@/lib/model/model';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { utc, utcZone, zoneOf } from '../calendar/zones';
import { added, empty, r01 } from './entries';
import { withDrinks, withFlat, type Flat, flat } from '../../flat';

const at = (time: string) => ({ zone: utcZone, nowMs: utc(`2026-11-21T${time}`) });

/** Three beers of that Saturday, 21:00 to 23:00. */
const byHand = (givenEnds: GivenEnds): CalculatorModel =>
  withFlat(r01, {
    startDay: '2026-11-21',
    givenEnds,
  });

const tap = (model: CalculatorModel, time: string, type: DrinkType = 'beer') => ({
  ...model,
  ...logDrink(model, type, at(time)).sittings,
});

/** Times and marks of each sitting in the order of time. */
const ends = (model: Sittings) =>
  plannedSittings(model).map(
    ({ timeStartInH24, timeFinishInH24, givenEnds }) =>
      `${timeStartInH24}-${timeFinishInH24} ${givenEnds}`,
  );

describe('drinks counted with "+1"', () => {
  it('give both times of an evening that they begin, and keep them given', () => {
    const first = tap(empty, '20:14');
    expect(ends(first)).toEqual(['20:10-20:20 both']);
    expect(ends(tap(first, '20:50', 'wine'))).toEqual(['20:10-20:50 both']);
  });

  it('give both times of a sitting that they begin, and nothing of the one before', () => {
    expect(ends(tap(byHand('none'), '23:59'))).toEqual(['21:00-00:00 finish']);
    const lunch = withFlat(byHand('none'), { timeStartInH24: '12:00', timeFinishInH24: '13:00' });
    expect(ends(tap(lunch, '20:14'))).toEqual(['12:00-13:00 none', '20:10-20:20 both']);
  });

  it.each([
    ['none', 'finish'],
    ['start', 'both'],
    ['finish', 'finish'],
    ['both', 'both'],
  ] as const)('give the last sip that they move: of a sitting with %s then %s', (before, then) => {
    expect(ends(tap(byHand(before), '23:30'))).toEqual([`21:00-23:30 ${then}`]);
  });

  it('do not give a last sip that lies ahead', () => {
    expect(ends(tap(byHand('none'), '22:00'))).toEqual(['21:00-23:00 none']);
    expect(ends(tap(byHand('start'), '22:00'))).toEqual(['21:00-23:00 start']);
  });
});

describe('"Now"', () => {
  it.each([
    ['none', 'finish'],
    ['start', 'both'],
  ] as const)('gives the last sip only: of a sitting with %s then %s', (before, then) => {
    expect(ends(withLastSipNow(byHand(before), at('23:50')))).toEqual([`21:00-23:50 ${then}`]);
  });

  it('does not give the start that it moves', () => {
    expect(ends(withLastSipNow(empty, at('20:14')))).toEqual(['20:10-20:20 finish']);
    expect(ends(withLastSipNow(byHand('both'), at('20:14')))).toEqual(['20:10-20:20 finish']);
  });
});

describe('times are open again', () => {
  const evening = withFlat(byHand('both'), { addedSittings: [added('01:00', '02:00', 1)] });

  it('in a new evening, a repeated one and one taken over from a link', () => {
    expect(ends({ ...evening, ...emptyEvening(evening, usCatalog) })).toEqual(['21:00-23:00 none']);
    const open = ['21:00-23:00 none', '01:00-02:00 none'];
    expect(ends({ ...evening, ...repeatOf(evening) })).toEqual(open);
    expect(ends({ ...evening, ...takenOver(evening, empty, usCatalog) })).toEqual(open);
  });

  it.each([
    ['both', 'start', 'finish'],
    ['start', 'start', 'none'],
    ['finish', 'none', 'finish'],
    ['none', 'none', 'none'],
  ] as const)('where a sitting with %s is split: %s and %s', (whole, first, second) => {
    const long = withFlat(byHand(whole), { timeStartInH24: '15:00', timeFinishInH24: '21:00' });
    const halves = splitSitting(long, 0);
    expect(ends(halves)).toEqual([`15:00-17:00 ${first}`, `19:00-21:00 ${second}`]);
    // The end inside, once set, is not an end of the whole.
    const set = withFlat(halves, { givenEnds: 'finish' as const });
    const joined = withoutSplit(set, halves, long, 0);
    const { startMin, finishMin } = spanOfSitting(long.sittings[0]);
    expect(plannedSittings(joined)[0]).toMatchObject({
      startMin,
      finishMin,
      givenEnds: second === 'finish' ? 'finish' : 'none',
    });
    expect(ends(withoutSplit(halves, halves, long, 0))).toEqual(ends(long));
  });
});

describe('two sittings made one', () => {
  /** 18:00 to 19:00 and 21:00 to 23:00. */
  function joined(one: GivenEnds, other: GivenEnds, isMoved = false) {
    const evening = withFlat(byHand(one), { timeStartInH24: '18:00', timeFinishInH24: '19:00' });
    const later = { ...added('21:00', '23:00', 0), givenEnds: other };
    const [first, second] = withFlat(evening, { addedSittings: [later] }).sittings;
    if (!second) throw new Error('Two are joined');
    const { startMin } = spanOfSitting(isMoved ? second : first);
    const { finishMin } = spanOfSitting(second);
    return joinedSitting(first, second, { startMin, finishMin }).givenEnds;
  }

  // The outer ends; where the start moves, it is open unless both of the first were given.
  it.each([
    ['both', 'both', 'both', 'both'],
    ['start', 'finish', 'both', 'finish'],
    ['finish', 'start', 'none', 'none'],
    ['both', 'none', 'start', 'none'],
    ['none', 'both', 'finish', 'finish'],
    ['start', 'both', 'both', 'finish'],
    ['both', 'start', 'start', 'start'],
    ['none', 'start', 'none', 'none'],
  ] as const)('have of %s and %s %s, at the times of the second %s', (one, other, ends, moved) => {
    expect([joined(one, other), joined(one, other, true)]).toEqual([ends, moved]);
  });

  it('have the finish of the one that ends later', () => {
    const inner = { ...added('21:30', '22:00', 0), givenEnds: 'both' as const };
    const [whole, within] = withFlat(byHand('start'), { addedSittings: [inner] }).sittings;
    if (!within) throw new Error('Two are joined');
    expect(joinedSitting(whole, within, spanOfSitting(whole)).givenEnds).toBe('start');
  });
});

describe('an undo of "+1"', () => {
  /** What is left of a sitting after a drink at 23:30, a change, and the undo. */
  function undone(before: CalculatorModel, change: Partial<Flat>) {
    const logged = logDrink(before, 'beer', at('23:30'));
    const after = { ...before, ...logged.sittings };
    const { choice, sitting } = logged;
    expect(ends({ ...before, ...ifUnchanged(after, after, before) })).toEqual(ends(before));
    const log = { type: 'beer' as const, choice, sitting, before, after };
    return ends(withoutLogged(withFlat(after, { ...change }), log));
  }

  it.each(['none', 'start', 'finish', 'both'] as const)('brings %s back', (givenEnds) => {
    const before = byHand(givenEnds);
    // Something else has changed, so that only the drink is taken back.
    const { alcoholSettings } = flat(
      withDrinks(before, { beer: { amount: 4 }, wine: { amount: 1 } }),
    );
    expect(undone(before, { alcoholSettings })).toEqual([`21:00-23:00 ${givenEnds}`]);
  });

  it('leaves what was set since', () => {
    expect(undone(byHand('none'), { givenEnds: 'both' })).toEqual(['21:00-23:00 start']);
    expect(undone(byHand('none'), { givenEnds: 'finish', timeFinishInH24: '23:50' })).toEqual([
      '21:00-23:50 finish',
    ]);
  });
});

it.each(['none', 'start', 'finish', 'both'] as const)('another zone keeps %s', (givenEnds) => {
  const model = withFlat(byHand(givenEnds), {
    zone: 'America/New_York',
    addedSittings: [{ ...added('01:00', '02:00', 1), givenEnds }],
  });
  const london = {
    zone: zoneOf('Europe/London'),
    zoneName: 'Europe/London',
    nowMs: utc('2026-11-22T12:00'),
  };
  // New York is five hours behind London in November.
  expect(ends(inDeviceZone(model, london))).toEqual([
    `02:00-04:00 ${givenEnds}`,
    `06:00-07:00 ${givenEnds}`,
  ]);
});
