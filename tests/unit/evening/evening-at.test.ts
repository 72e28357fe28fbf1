import { describe, expect, it } from 'vitest';
import type { Forecast } from '@/lib/bac';
import { eveningAt, type Estimate } from '@/lib/evening/evening-at';
import { referenceForecast, sittingsCase } from '../bac/golden';

/** A forecast whose cautious times are said to the minute, so that their borders can be tested. */
function exact(forecast: Forecast): Estimate {
  const { cautious, limitMin } = forecast;
  const { driveMin, soberMin } = cautious;
  return { forecast, said: { driveMin, soberMin, limitMin: limitMin?.cautious ?? null } };
}

/**
 * R01: peak 0.8453 at 120 min; under 0.2 at 379 (likely) and 559 (cautious); gone at 459 and 659.
 */
const r01 = referenceForecast('R01');
/** R11: drinking until 240 min, so slowly that the likely level is always zero. */
const slow = referenceForecast('R11');

describe('eveningAt', () => {
  it.each([
    [-30, 'before'],
    [60, 'rising'],
    [119, 'rising'],
    [121, 'falling'],
    [378, 'falling'],
    [379, 'falling'],
    [458, 'falling'],
    [459, 'none'],
    [558, 'none'],
    [559, 'none'],
    [658, 'none'],
    [659, 'gone'],
    [5000, 'gone'],
  ])('is at %i minutes of R01: %s', (atMin, trend) => {
    expect(eveningAt(exact(r01), atMin)).toMatchObject({ trend, isNeverOver: false });
  });

  it('has the levels of the likely and the cautious curve', () => {
    // After two hours: 0.845304 - 0.15; 1.077099 - 0.12, an hour after the peak.
    const at = eveningAt(exact(r01), 180);
    expect(at.likelyPermille).toBeCloseTo(0.695304, 6);
    expect(at.highPermille).toBeCloseTo(0.957099, 6);
  });

  it('counts down to the cautious time, then no more', () => {
    expect(eveningAt(exact(r01), -30).toCautiousMin).toBe(589);
    expect(eveningAt(exact(r01), 180).toCautiousMin).toBe(379);
    expect(eveningAt(exact(r01), 558.5).toCautiousMin).toBe(1);
    expect(eveningAt(exact(r01), 559).toCautiousMin).toBeNull();
  });

  it('follows the cautious curve where drinking is slow', () => {
    expect(eveningAt(exact(slow), 30)).toMatchObject({
      trend: 'rising',
      isBelow: true,
    });
    expect(eveningAt(exact(slow), 241)).toMatchObject({
      trend: 'falling',
      isBelow: true,
    });
    // Gone 75 minutes after the last sip.
    expect(eveningAt(exact(slow), 314).trend).not.toBe('gone');
    expect(eveningAt(exact(slow), 315).trend).toBe('gone');
  });
});

describe('the level it rises to', () => {
  const m02 = sittingsCase('M02').forecast;

  it('is that of the next fall, of the likely curve', () => {
    expect(eveningAt(exact(r01), 60).risesTo).toEqual({
      atMin: 120,
      permille: r01.likely.peakPermille,
    });
    expect(eveningAt(exact(m02), 30).risesTo?.atMin).toBe(60);
    // M02: 660 ml of 5 % begin when the wine of noon is gone.
    expect(eveningAt(exact(m02), 500).risesTo?.atMin).toBe(540);
  });

  it('is that of the cautious curve where the likely one stays at zero', () => {
    expect(eveningAt(exact(slow), 30).risesTo?.permille).toBe(slow.cautious.peakPermille);
  });

  it('is none while it does not rise', () => {
    for (const atMin of [-30, 120, 300, 5000])
      expect(eveningAt(exact(r01), atMin).risesTo).toBeNull();
    expect(eveningAt(exact(m02), 300).risesTo).toBeNull();
  });
});

describe('eveningAt with several sittings', () => {
  /**
   * M02: 0 to 60 and 480 to 540 min; gone in between at 243 (likely) and 349 (cautious); drive
   * times 667 and 764.
   */
  const m02 = sittingsCase('M02').forecast;

  it.each([
    [30, 'rising', null],
    [60, 'falling', 480],
    [241, 'falling', 480],
    [300, 'none', 480],
    [360, 'between', 480],
    [479, 'between', 480],
    [480, 'rising', null],
    [600, 'falling', null],
    [800, 'none', null],
    [864, 'gone', null],
  ])('is at %i minutes of lunch and evening: %s, going on at %s', (atMin, trend, resumesAtMin) => {
    expect(eveningAt(exact(m02), atMin)).toMatchObject({ trend, resumesAtMin });
  });

  it('names the cautious bound while a slow sitting goes on', () => {
    // M06: a slow sitting from 0 to 240 min, during which the likely level is always zero.
    const m06 = sittingsCase('M06').forecast;
    expect(eveningAt(exact(m06), 30)).toMatchObject({ trend: 'rising', isBelow: true });
    expect(eveningAt(exact(m06), 450)).toMatchObject({ trend: 'rising', isBelow: false });
  });
});
