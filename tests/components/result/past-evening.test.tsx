import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openResultAnew, show, showMeasured } from './render-result';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

/** R01 on Saturday, 21 November; cautious sober time Sunday 07:59, said as 08:00. */
const monday = '2026-11-23T12:00';
const ofToday = ['now-status', 'calendar', 'one-more'];
const text = (testId: string) =>
  screen.getByTestId(testId).textContent?.replaceAll('\u00a0', ' ') ?? '';

openResultAnew();

describe('a past evening', () => {
  it('says which it was, and that it is over', () => {
    show(monday);
    expect(text('phase-title')).toBe('Evening of Sat 21 Nov');
    expect(text('past-evening')).toContain('Its times tell you nothing about today.');
  });

  it('is told in the past tense', () => {
    show(monday);
    expect(text('result')).toContain('The cautious time was Sun 06:20');
    expect(text('drive-time')).toBe('likely time Sun 03:19, but half of all people needed longer');
    expect(text('result')).toContain('Alcohol was gone');
    expect(text('result')).not.toMatch(/do not drive before|you stay|need longer/i);
  });

  it('has nothing of now and of what may follow', () => {
    show(monday);
    for (const testId of ofToday) expect(screen.queryByTestId(testId), testId).toBeNull();
    // No remaining wait such as "in 5 h".
    expect(text('result')).not.toMatch(/\bin \d/);
  });

  it('is not past while it may still concern the driver', () => {
    show('2026-11-22T19:58');
    expect(screen.queryByTestId('past-evening')).toBeNull();
    expect(screen.getByTestId('now-status')).toBeInTheDocument();
    expect(text('result')).toContain('This is an estimate, not permission to drive.');
  });

  it('carries weekdays', () => {
    show(monday);
    expect(screen.getByTestId('peak').nextElementSibling).toHaveTextContent(/^Sat 23:00$/);
    expect(text('sober-time')).toBe('likely Sun 04:39');
  });

  it('a week later carries dates', () => {
    show('2026-11-28T12:00');
    expect(screen.getByTestId('peak').nextElementSibling).toHaveTextContent(/^Sat 21 Nov, 23:00$/);
    // Six days ago.
    expect(text('sober-time')).toBe('likely Sun 04:39');
  });

  it('that never passed the limit says so of the past', () => {
    show(monday, 'R22');
    expect(text('result')).toContain('Estimated under the limit throughout');
    expect(text('drive-time')).toBe('Even the cautious estimate stayed under 0.08% BAC.');
  });

  // Japan: the sentence "the cautious time for falling below that is ..." is only for the future.
  it('tells no time of penalties, which is said in the present tense', async () => {
    const japan = { selectedCountryId: 'JP', ownLimitPermille: null };
    show(monday, 'R01', japan);
    expect(text('drive-time-late')).toBe('Sun 08:00');
    expect(screen.queryByTestId('penalties')).toBeNull();
    cleanup();
    showMeasured(monday, japan);
    await screen.findByTestId('samples');
    expect(screen.queryByTestId('penalties')).toBeNull();
  });

  it('that passed it only cautiously says so of the past', () => {
    show(monday, 'R25');
    expect(text('drive-time')).toContain('The likely estimate stayed under the limit');
  });

  it('known from a measurement is past in the same way', async () => {
    showMeasured(monday, { selectedCountryId: 'DE' });
    await screen.findByTestId('samples');
    expect(text('phase-title')).toBe('Evening of Sat 21 Nov');
    expect(screen.getByText('Measured, Sat 23:30')).toBeInTheDocument();
    expect(text('result')).toContain('The cautious time was');
    expect(text('drive-time-late')).toBe('Sun 03:55');
    for (const testId of ofToday) expect(screen.queryByTestId(testId), testId).toBeNull();
  });
});
