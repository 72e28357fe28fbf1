import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant, openResultAnew, setClock, show, showMeasured, textAt } from './render-result';

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
    'likely time 03:19, but half of all people need longer',
    'at least 5 h 20 min to the cautious time',
  ],
  [
    '2026-11-22T04:00',
    'waiting',
    'You may still be over the limit: keep waiting',
    'The likely time, 03:19, has passed, but half of all people need longer.',
    'at least 2 h 20 min to the cautious time',
  ],
  [
    '2026-11-22T06:19',
    'waiting',
    'You may still be over the limit: keep waiting',
    'at least 1 min to the cautious time',
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
      'likely time Sun 03:19, but half of all people needed longer',
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
