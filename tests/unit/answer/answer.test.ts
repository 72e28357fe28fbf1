import { describe, expect, it } from 'vitest';
import { waitOf } from '@/lib/answer/answer';
import { limitOf } from '../evening/entries';
import {
  answered,
  anyForbidden,
  beersGiven,
  imperialMan,
  measuredGiven,
  twoSittings,
} from './answered';

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

it('R22 is never over 0.8, and waits for zero: 447 is 04:27, said 04:30', () => {
  const answer = answered(imperialMan, 130, { limit: limitOf(0.8) });
  expect(answer).toMatchObject({ phase: 'waiting', verdict: 'never', drive: null });
  expect(answer.zero).toEqual({ cautiousMin: 450, exactMin: 447, likelyMin: 311 });
  expect(waitOf(answer)).toBe(answer.zero);
});

it('a measured 0.5 is at the limit of 0.5; the last sip of M02 is that of its last sitting', () => {
  expect(answered(measuredGiven(0.5), 10, { limit: limitOf(0.5) }).verdict).toBe('atLimit');
  expect(answered(twoSittings, 300).lastSipMin).toBe(540);
});
