import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant, openResultAnew, setClock, show, textAt } from './render-result';

const phase = () => screen.getByTestId('result').dataset.phase;
const instantAt = (testId: string) => screen.getByTestId(testId).dataset.instant;
const iso = (local: string) => new Date(instant(local)).toISOString();
const title = () => textAt('phase-title');
const answer = () => textAt('result');
const now = () => textAt('now-status');

openResultAnew();

describe('a dated evening', () => {
  // R01 with 0.2: cautious time 558.5 min, said as 06:20; cautious sober time 658.5, said as 08:00,
  // and 12 h more.
  it.each([
    ['2026-11-21T20:59', 'planned'],
    ['2026-11-21T22:59', 'drinking'],
    ['2026-11-22T06:19', 'waiting'],
    ['2026-11-22T20:00', 'passed'],
    ['2027-03-01T12:00', 'past'],
  ])('is, at %s, %s, and none of its instants has moved', (local, expected) => {
    show(local);
    expect(phase()).toBe(expected);
    expect(screen.getByTestId('result').dataset.start).toBe(iso('2026-11-21T21:00'));
    expect(instantAt('drive-time')).toBe(iso('2026-11-22T03:19'));
    expect(instantAt('drive-time-late')).toBe(iso('2026-11-22T06:19'));
    expect(instantAt('sober-time')).toBe(iso('2026-11-22T04:39'));
    expect(instantAt('sober-time-late')).toBe(iso('2026-11-22T07:59'));
  });

  it('goes on while the page is open', () => {
    show('2026-11-22T06:18');
    expect(now()).toContain('2 min to the cautious time');
    setClock('2026-11-22T06:20');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(phase()).toBe('passed');
    expect(title()).toBe('The cautious time has passed');
    expect(screen.getByTestId('result').dataset.start).toBe(iso('2026-11-21T21:00'));
  });
});

describe('what is said of now', () => {
  it('before the first sip', () => {
    show('2026-11-21T20:00');
    expect(now()).toContain('Not started yet. First sip: 21:00.');
    expect(title()).toBe('A planned evening');
    expect(answer()).toContain('Peak would be');
    // From 23:00 to 06:20.
    expect(answer()).toContain('7 h 20 min after the last sip.');
    expect(answer()).toContain('Even if all goes as planned, do not drive before');
  });

  it('while drinking', () => {
    show('2026-11-21T22:00');
    // 1.145304 / 2 - 0.15
    expect(answer()).toContain('Now likely, rising0.042% BACup to');
    expect(title()).toBe('Still drinking');
    expect(answer()).toContain('Even if you drink nothing more, do not drive before');
    expect(now()).toContain('8 h 20 min to the cautious time');
  });

  it('while the level falls', () => {
    show('2026-11-22T01:00');
    // Two hours after the peak: 0.845304 - 0.3 and 1.077099 - 0.24.
    expect(answer()).toContain('Now likely0.055% BACup to 0.084% BAC');
    expect(title()).toBe('Estimated over the limit');
    expect(answer()).toContain('likely time 03:19, but half of all people need longer');
    expect(now()).toContain('5 h 20 min to the cautious time');
  });

  it('between the likely and the cautious time', () => {
    show('2026-11-22T04:00');
    expect(title()).toBe('You may still be over the limit: keep waiting');
    expect(answer()).toContain(
      'The likely time, 03:19, has passed, but half of all people need longer.',
    );
    expect(now()).toContain('2 h 20 min to the cautious time');
  });

  it('after the cautious time', () => {
    show('2026-11-22T06:30');
    expect(title()).toBe('The cautious time has passed');
    // Cautious at 06:30: 1.077099 - 450 / 60 x 0.12; the only number of the current state.
    expect(now()).toContain('up to 0.018% BAC');
    expect(now()).not.toContain('0.000');
    expect(answer()).toContain('The cautious time was');
    expect(answer()).toContain('10 min ago');
    expect(answer()).toContain('This is an estimate, not permission to drive.');
    expect(now()).not.toContain('to the cautious time');
  });

  it('of the alcohol where the limit is never passed', () => {
    show('2026-11-21T23:30', 'R22');
    expect(title()).toBe('The alcohol is not gone yet');
    expect(answer()).toContain(
      'By the cautious estimate there is alcohol in your blood until Sun 04:30, even if under 0.08% BAC.',
    );
    expect(now()).toContain('5 h until the alcohol is gone (cautious time)');
    expect(now()).not.toContain('to the cautious time');
  });
});
