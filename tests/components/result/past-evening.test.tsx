import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openResultAnew, plain, show, showMeasured, textAt } from './render-result';

/** R01 on Saturday, 21 November; cautious sober time Sunday 07:59, said as 08:00. */
const monday = '2026-11-23T12:00';
const ofToday = ['now-status', 'calendar', 'one-more'];
openResultAnew();

describe('a past evening', () => {
  it('says which it was, in the past tense, and nothing of now and of what may follow', () => {
    show(monday);
    expect(textAt('phase-title')).toBe('Evening of Sat 21 Nov');
    expect(textAt('past-evening')).toContain('Its times tell you nothing about today.');
    expect(textAt('result')).toContain('The cautious time was Sun 06:20');
    expect(textAt('drive-time')).toBe(
      'likely time Sun 03:19, but half of all people needed longer',
    );
    expect(textAt('result')).toContain('Alcohol was gone');
    // No remaining wait such as "in 5 h".
    expect(textAt('result')).not.toMatch(/do not drive before|you stay|need longer|\bin \d/i);
    for (const testId of ofToday) expect(screen.queryByTestId(testId), testId).toBeNull();
  });

  it.each([
    [monday, 'Sat 23:00'],
    ['2026-11-28T12:00', 'Sat 21 Nov, 23:00'],
  ])('at %s carries weekdays, a week later dates', (local, peakTime) => {
    show(local);
    expect(plain(screen.getByTestId('peak').nextElementSibling)).toBe(peakTime);
    // Six days ago.
    expect(textAt('sober-time')).toBe('likely Sun 04:39');
  });

  it.each([
    ['R22', 'Even the cautious estimate stayed under 0.08% BAC.'],
    ['R25', 'The likely estimate stayed under the limit'],
  ])('that never passed the limit, or only cautiously, says so of the past: %s', (id, words) => {
    show(monday, id);
    expect(textAt('drive-time')).toContain(words);
  });

  // Japan: the sentence "the cautious time for falling below that is ..." is only for the future.
  it('tells no time of penalties, which is said in the present tense', async () => {
    const japan = { selectedCountryId: 'JP', ownLimitPermille: null };
    show(monday, 'R01', japan);
    expect(textAt('drive-time-late')).toBe('Sun 08:00');
    expect(screen.queryByTestId('penalties')).toBeNull();
    cleanup();
    showMeasured(monday, japan);
    await screen.findByTestId('samples');
    expect(screen.queryByTestId('penalties')).toBeNull();
  });

  it('known from a measurement is past in the same way', async () => {
    showMeasured(monday, { selectedCountryId: 'DE' });
    await screen.findByTestId('samples');
    expect(textAt('phase-title')).toBe('Evening of Sat 21 Nov');
    expect(screen.getByText('Measured, Sat 23:30')).toBeInTheDocument();
    expect(textAt('result')).toContain('The cautious time was');
    expect(textAt('drive-time-late')).toBe('Sun 03:55');
    for (const testId of ofToday) expect(screen.queryByTestId(testId), testId).toBeNull();
  });
});
