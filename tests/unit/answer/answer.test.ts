import { describe, expect, it } from 'vitest';
import { askable, waitOf } from '@/lib/answer/answer';
import { facts } from '@/lib/answer/facts';
import { limitOf } from '../evening/entries';
import {
  answered,
  anyForbidden,
  atTheLimit,
  beersGiven,
  imperialMan,
  measuredGiven,
  opening,
  twoSittings,
} from './answered';
import { withFlat, type Flat } from '../../flat';

/** A millisecond, in minutes. */
const instant = 1 / 60_000;

/**
 * Golden case R01, from 21:00: likely 379 to the limit, 459 to zero; cautiously 559 and 659, which
 * are 06:19 and 07:59, so 06:20 and 08:00 are said: 560 and 660.
 */
describe('what is known of golden case R01', () => {
  it.each([
    [-instant, 'planned', 'over'],
    [0, 'drinking', 'over'],
    [120, 'waiting', 'over'],
    [379 - instant, 'waiting', 'over'],
    [379, 'waiting', 'perhaps'],
    // The exact time, a minute before the one that is said.
    [559, 'waiting', 'perhaps'],
    [560 - instant, 'waiting', 'perhaps'],
    [560, 'passed', 'passed'],
    [659, 'passed', 'passed'],
    [660 - instant, 'passed', 'passed'],
    [660, 'passed', 'gone'],
    [660 + 720, 'passed', 'gone'],
    [660 + 720 + instant, 'past', 'gone'],
  ])('at minute %d: %s, %s', (atMin, phase, verdict) => {
    expect(answered(beersGiven, atMin)).toMatchObject({
      phase,
      verdict,
      until: 'limit',
      open: [],
      isWithheld: false,
      ask: null,
    });
  });

  it('are said and exact times, likely ones to the minute', () => {
    const answer = answered(beersGiven, 200);
    expect(answer).toMatchObject({
      kind: 'drinks',
      origin: 'own',
      nowMin: 200,
      lastSipMin: 120,
      drive: { cautiousMin: 560, exactMin: 559, likelyMin: 379 },
      zero: { cautiousMin: 660, exactMin: 659, likelyMin: 459 },
      penaltiesMin: null,
      isAtLimit: false,
    });
    expect(waitOf(answer).cautiousMin).toBe(560);
  });

  it('is the wait for zero where the limit is zero, or any alcohol is forbidden', () => {
    for (const limit of [limitOf(0), anyForbidden]) {
      expect(answered(beersGiven, 458, { limit })).toMatchObject({
        until: 'zero',
        verdict: 'over',
        drive: { cautiousMin: 660, exactMin: 659, likelyMin: 459 },
      });
      expect(answered(beersGiven, 459, { limit }).verdict).toBe('perhaps');
      expect(answered(beersGiven, 660, { limit })).toMatchObject({
        phase: 'passed',
        verdict: 'gone',
      });
    }
    expect(answered(beersGiven, 0, { limit: anyForbidden }).penaltiesMin).toBe(560);
  });
});

describe('other golden evenings', () => {
  it('R22 is never over 0.8, and waits for zero: 447 is 04:27, said 04:30', () => {
    const limit = limitOf(0.8);
    const answer = answered(imperialMan, 130, { limit });
    expect(answer).toMatchObject({ phase: 'waiting', verdict: 'never', drive: null });
    expect(answer.zero).toEqual({ cautiousMin: 450, exactMin: 447, likelyMin: 311 });
    expect(waitOf(answer)).toBe(answer.zero);
    expect(answered(imperialMan, -30, { limit })).toMatchObject({
      phase: 'planned',
      verdict: 'never',
    });
    expect(answered(imperialMan, 449, { limit }).phase).toBe('waiting');
    expect(answered(imperialMan, 450, { limit })).toMatchObject({
      phase: 'passed',
      verdict: 'gone',
    });
  });

  it('R25 is likely under 0.5, cautiously until 23:15, a time of five minutes already', () => {
    const limit = limitOf(0.5);
    expect(answered(atTheLimit, 134, { limit })).toMatchObject({
      phase: 'waiting',
      verdict: 'likelyUnder',
      drive: { cautiousMin: 135, exactMin: 135, likelyMin: null },
      isAtLimit: false,
    });
    expect(answered(atTheLimit, 135, { limit }).verdict).toBe('passed');
  });

  it('M02 counts from the first sip: 764 and 864 are 00:44 and 02:24, said 00:45 and 02:25', () => {
    expect(answered(twoSittings, 300)).toMatchObject({
      phase: 'drinking',
      lastSipMin: 540,
      drive: { cautiousMin: 765, exactMin: 764, likelyMin: 667 },
      zero: { cautiousMin: 865, exactMin: 864, likelyMin: 747 },
    });
    expect(answered(twoSittings, 764).phase).toBe('waiting');
    expect(answered(twoSittings, 765).phase).toBe('passed');
  });

  it('a measured 0.8 falls to 0.5 by 120, cautiously by 265; to zero by 320 and 515', () => {
    const limit = limitOf(0.5);
    expect(answered(measuredGiven(), 60, { limit })).toMatchObject({
      kind: 'measurement',
      phase: 'waiting',
      verdict: 'over',
      drive: { cautiousMin: 265, exactMin: 265, likelyMin: 120 },
      zero: { cautiousMin: 515, exactMin: 515, likelyMin: 320 },
    });
    expect(answered(measuredGiven(), 120, { limit }).verdict).toBe('perhaps');
    expect(answered(measuredGiven(), 265, { limit }).verdict).toBe('passed');
    expect(answered(measuredGiven(), 515, { limit }).verdict).toBe('gone');
  });

  it('a measured 0.5 is at the limit of 0.5', () => {
    // Cautiously 0.575 until minute 55, then (0.575 - 0.5) / 0.12 h = 37.5 min: 93 is 01:03, said
    // 01:05.
    expect(answered(measuredGiven(0.5), 10, { limit: limitOf(0.5) })).toMatchObject({
      verdict: 'atLimit',
      isAtLimit: true,
      drive: { cautiousMin: 95, exactMin: 93, likelyMin: null },
    });
  });
});

describe('a favourable verdict', () => {
  const limit = limitOf(0.8);
  const open = withFlat(beersGiven, { ...opening.times, ...opening.body });

  it.each([
    ['over', open, 200, {}],
    ['perhaps', open, 400, {}],
    ['likelyUnder', { ...atTheLimit, ...opening.body }, 100, { limit: limitOf(0.5) }],
  ] as const)('is not %s: it is a condition, and nothing is asked', (verdict, model, at, asked) => {
    expect(answered(model, at, asked)).toMatchObject({ verdict, isWithheld: false, ask: null });
  });

  it.each([
    ['passed', open, 560, {}],
    ['gone', open, 660, {}],
    ['gone', open, 660 + 720, {}],
    ['never', withFlat(imperialMan, { ...opening.times }), -30, { limit }],
    ['never', withFlat(imperialMan, { ...opening.times }), 60, { limit }],
    ['never', withFlat(imperialMan, { ...opening.times }), 300, { limit }],
  ] as const)(
    'such as %s is withheld, and the times are asked for',
    (verdict, model, at, asked) => {
      expect(answered(model, at, asked)).toMatchObject({ verdict, isWithheld: true, ask: 'times' });
    },
  );

  it('of a past evening asks nothing', () => {
    expect(answered(open, 1381)).toMatchObject({ phase: 'past', isWithheld: false, ask: null });
  });

  it('is withheld for each open fact alone, which is asked for', () => {
    const ask = (change: Partial<Flat>, isCountryOpen = false, isClassOpen = false) => {
      const known = { isCountryOpen, isClassOpen };
      return answered(withFlat(beersGiven, change), 600, { known }).ask;
    };
    expect(ask(opening.times)).toBe('times');
    expect(ask(opening.body)).toBe('body');
    expect(ask({}, true)).toBe('country');
    expect(ask({}, false, true)).toBe('class');
    expect(ask(opening.body, true, true)).toBe('body');
    expect(ask({}, true, true)).toBe('country');
  });

  it('of a link is withheld too, but only the limit is asked for', () => {
    const ask = (isCountryOpen: boolean, isClassOpen = false) => {
      const known = { isCountryOpen, isClassOpen };
      const { isWithheld, ask } = answered(open, 600, { known, origin: 'link' });
      return [isWithheld, ask];
    };
    expect(ask(false)).toEqual([true, null]);
    expect(ask(true)).toEqual([true, 'country']);
    expect(ask(false, true)).toEqual([true, 'class']);
    for (const origin of ['link', 'example'] as const) {
      expect(facts.map((fact) => askable([fact], origin))).toEqual([
        null,
        null,
        'country',
        'class',
      ]);
    }
    expect(facts.map((fact) => askable([fact], 'own'))).toEqual(facts);
  });
});
