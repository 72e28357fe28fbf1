import { describe, expect, it } from 'vitest';
import type { Forecast } from '@/lib/bac';
import type { Point } from '@/lib/chart/figures';
import type { MarkPart } from '@/lib/chart/marks';
import { plotOf, type Plot } from '@/lib/chart/plot';
import { markAt, stripOf } from '@/lib/evening/strip-parts';
import { referenceForecast, sittingsCase } from '../bac/golden';

/** From 21:00, in a night without a clock change. */
const minuteOfDayAt = (atMin: number) => (21 * 60 + atMin + 1440) % 1440;

const plotAt = (forecast: Forecast, nowMin: number | null = null) =>
  plotOf(forecast, nowMin, minuteOfDayAt);

const of = ({ shapes }: Plot, part: MarkPart) => shapes.filter((shape) => shape.part === part);
const pointsOf = (plot: Plot, part: MarkPart) => of(plot, part).flatMap(({ points }) => points);

/** Minutes and permille of a point. */
const read = ({ endMin, topPermille }: Plot, { x, y }: Point) => [
  x * endMin,
  (1 - y) * topPermille,
];

/** First and last minute of each shape of a part. */
const spans = (plot: Plot, part: MarkPart) =>
  of(plot, part).map(({ points }) => {
    const minutes = points.map(({ x }) => x * plot.endMin);
    return [Math.min(...minutes), Math.max(...minutes)].map((atMin) => Number(atMin.toFixed(6)));
  });

const corners = (...points: [atMin: number, permille: number][]) =>
  points.map(([atMin, permille]) => ({ atMin, permille }));

/**
 * An evening with round numbers, under 0.2 after 500 minutes (likely) and 800 (cautious). The
 * cautious level jumps at its end, as that of slow drinking does.
 */
const round: Forecast = {
  waitPermille: 0.2,
  limitMin: null,
  limitPermille: 0.2,
  peakAtMin: 100,
  sittings: [{ startMin: 0, finishMin: 100, grams: 60 }],
  lastFinishMin: 100,
  curves: {
    optimistic: corners([0, 0], [100, 0.5], [400, 0]),
    likely: corners([0, 0], [100, 1], [600, 0]),
    cautious: corners([0, 0], [100, 1.8], [1000, 0.1], [1000, 0]),
  },
  optimistic: { peakPermille: 0.5, soberMin: 400, driveMin: 280 },
  likely: { peakPermille: 1, soberMin: 600, driveMin: 500 },
  cautious: { peakPermille: 1.8, soberMin: 1000, driveMin: 800 },
};

describe('the axes of a plot', () => {
  it('keep a limit above every level in view', () => {
    const plot = plotAt({ ...round, limitPermille: 5 });
    expect(plot.topPermille).toBeGreaterThan(5);
    expect(pointsOf(plot, 'limit').every(({ y }) => y > 0 && y < 1)).toBe(true);
  });

  it('let a low level look low, and a short evening short', () => {
    const low = { ...round.cautious, peakPermille: 0.05, soberMin: 40 };
    const plot = plotAt({ ...round, limitPermille: 0, cautious: low });
    expect([plot.topPermille, plot.endMin]).toEqual([0.4, 120]);
  });

  it('end after a week for absurd entries', () => {
    const likely = { ...round.likely, soberMin: 30_000 };
    const cautious = { ...round.cautious, soberMin: 50_000 };
    expect(plotAt({ ...round, likely, cautious }).lastMin).toBe(7 * 24 * 60);
  });
});

describe('the curves', () => {
  it('pass through their corners: R01 peaks at 0.845 permille after 120 minutes', () => {
    const plot = plotAt(referenceForecast('R01'));
    const [peak] = pointsOf(plot, 'peak').map((point) => read(plot, point));
    expect(peak?.[0]).toBeCloseTo(120, 6);
    expect(peak?.[1]).toBeCloseTo(0.845303595698676, 9);
    const highest = Math.min(...pointsOf(plot, 'line').map(({ y }) => y));
    expect((1 - highest) * plot.topPermille).toBeCloseTo(0.845303595698676, 9);
  });

  it('show a jump at the end', () => {
    const plot = plotAt(round);
    const last = pointsOf(plot, 'upper').map((point) => read(plot, point));
    expect(
      last.some(([atMin, permille]) => atMin === 1000 && Math.abs((permille ?? 0) - 0.1) < 1e-9),
    ).toBe(true);
    expect(pointsOf(plot, 'upper').at(-1)?.y).toBe(1);
  });

  it('bound the band: the cautious one from above, the optimistic one from below', () => {
    const plot = plotAt(round);
    const band = pointsOf(plot, 'band').map((point) => read(plot, point));
    for (const [atMin, permille] of [
      [100, 1.8],
      [100, 0.5],
      [400, 0],
    ] as const) {
      const found = band.some(
        ([x = 0, y = 0]) => Math.abs(x - atMin) < 1e-6 && Math.abs(y - permille) < 1e-9,
      );
      expect(found, `${permille} at ${atMin}`).toBe(true);
    }
  });
});

describe('the hatch', () => {
  it('lies under the cautious level from the likely to the cautious time', () => {
    const plot = plotAt(referenceForecast('R01'));
    const [hatch, ...others] = of(plot, 'hatch');
    expect(others).toEqual([]);
    const [first, second] = hatch?.points ?? [];
    // At 379 min the cautious level is 1.077099 - 259 / 60 x 0.12.
    expect(read(plot, first ?? { x: 0, y: 0 })[1]).toBeCloseTo(1.077099 - (259 / 60) * 0.12, 5);
    expect(read(plot, second ?? { x: 0, y: 0 })[1]).toBeCloseTo(0.2, 2);
    expect(spans(plot, 'hatch')).toEqual([[379, 559]]);
  });

  it('lasts to the end of the wait after the last sip, and reaches the limit', () => {
    // R25: the likely level stays under the limit; the cautious time is 75 min after 60 of drinking.
    const forecast = referenceForecast('R25');
    const plot = plotAt(forecast);
    expect(spans(plot, 'hatch')).toEqual([[60, 135]]);
    const highest = Math.min(...pointsOf(plot, 'hatch').map(({ y }) => y));
    expect((1 - highest) * plot.topPermille).toBeGreaterThanOrEqual(forecast.limitPermille - 1e-9);
  });

  it('is visible where the limit is zero', () => {
    const plot = plotAt(referenceForecast('R03'));
    expect(of(plot, 'hatch')).toHaveLength(1);
    const ends = pointsOf(plot, 'hatch').filter(({ x }) => x === pointsOf(plot, 'hatch').at(-2)?.x);
    expect(1 - Math.min(...ends.map(({ y }) => y))).toBeCloseTo(0.04, 9);
  });

  it('and the crossings are missing where the limit is kept throughout', () => {
    const plot = plotAt(referenceForecast('R22'));
    expect(of(plot, 'hatch')).toEqual([]);
    expect([...of(plot, 'likelyTime'), ...of(plot, 'cautiousTime')]).toEqual([]);
  });

  it.each(['M02', 'M05', 'M08', 'M12'])('is where the strip says perhaps: %s', (id) => {
    const { forecast } = sittingsCase(id);
    const plot = plotAt(forecast);
    const strip = stripOf(forecast);
    const hatched = of(plot, 'hatch').map(({ points }) => points.map(({ x }) => x * plot.endMin));
    for (let atMin = 0.5; atMin < plot.lastMin; atMin += 10) {
      const isInside = hatched.some((xs) => Math.min(...xs) <= atMin && atMin < Math.max(...xs));
      expect(isInside, `at ${atMin}`).toBe(markAt(strip, atMin) === 'perhaps');
    }
  });
});

describe('the marks', () => {
  it('are on the limit where a curve falls to it for the last time', () => {
    const plot = plotAt(referenceForecast('R01'));
    for (const [part, atMin] of [
      ['likelyTime', 379],
      ['cautiousTime', 559],
    ] as const) {
      const [place] = pointsOf(plot, part).map((point) => read(plot, point));
      expect(place?.[0]).toBeCloseTo(atMin, 6);
      expect(place?.[1]).toBeCloseTo(0.2, 9);
    }
  });

  it('are on zero where any alcohol is forbidden', () => {
    const plot = plotAt({ ...round, waitPermille: 0, limitMin: { likely: 500, cautious: 800 } });
    expect(pointsOf(plot, 'cautiousTime').map(({ y }) => y)).toEqual([1]);
  });

  it('show now inside the evening only, on the likely level', () => {
    const forecast = referenceForecast('R01');
    for (const nowMin of [null, -5, 659, 700]) {
      expect(of(plotAt(forecast, nowMin), 'now'), String(nowMin)).toEqual([]);
    }
    const plot = plotAt(forecast, 220);
    expect(spans(plot, 'now')).toEqual([[220, 220]]);
    // 0.8453 minus 100 minutes of 0.15 an hour.
    const [dot] = pointsOf(plot, 'nowLevel').map((point) => read(plot, point));
    expect(dot?.[1]).toBeCloseTo(0.845303595698676 - (100 / 60) * 0.15, 9);
  });

  it('show no peak of slow drinking', () => {
    const none = { atMin: 0, permille: 0 };
    expect(of(plotAt({ ...round, curves: { ...round.curves, likely: [none] } }), 'peak')).toEqual(
      [],
    );
  });

  it('begin days at midnight, every second one shaded, from the first midnight on', () => {
    const plot = plotAt({ ...round, cautious: { ...round.cautious, soberMin: 4000 } });
    // From 21:00 to the end of the axis, 4160 min.
    expect(plot.midnights).toEqual([180, 1620, 3060]);
    expect(spans(plot, 'midnight').map(([atMin]) => atMin)).toEqual([180, 1620, 3060]);
    expect(spans(plot, 'day')).toEqual([
      [180, 1620],
      [3060, 4160],
    ]);
  });

  it('shade each of several sittings from its start to its finish, and never a single one', () => {
    const plot = plotAt(sittingsCase('M02').forecast);
    expect(spans(plot, 'sitting')).toEqual([
      [0, 60],
      [480, 540],
    ]);
    expect(spans(plot, 'drinking')).toEqual(spans(plot, 'sitting'));
    expect(of(plotAt(round), 'sitting')).toEqual([]);
  });
});
