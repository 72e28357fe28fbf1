import { describe, expect, it } from 'vitest';
import { minutesOfDay, type Forecast } from '@/lib/bac';
import { lastShownMin } from '@/components/result/curve/curve-end';
import { curveGeometry, type CurveGeometry } from '@/components/result/curve/curve-geometry';
import { curvePoints, type CurvePoints } from '@/components/result/curve/curve-points';
import { hourTicks, levelTicks, niceStep } from '@/components/result/curve/curve-scale';
import { isOverlapping } from '@/components/result/curve/label-boxes';
import { stripOf } from '@/lib/evening/strip-parts';
import { forecastOf, goldenCase, goldenCases } from './golden-cases';
import { sittingsCase } from './sittings-cases';

const sizes = [
  { width: 246, height: 300 },
  { width: 316, height: 300 },
  { width: 690, height: 420 },
];
const cases = goldenCases.filter(({ expected }) => !expected.empty);

/** The widest clock text, and the widest time in a label: on a day a week away. */
const clock = '10:00 PM';
const dated = `Sat ${clock}`;

/** Local clock times counted from a start, in a night without a clock change. */
const clockFrom = (time: string) => (atMin: number) => (minutesOfDay(time) + atMin) % 1440;

function draw(forecast: Forecast, size = sizes[1], nowMin = 150, time = dated) {
  const { width, height } = size ?? { width: 316, height: 300 };
  const lastMin = lastShownMin(forecast);
  const geometry = curveGeometry({
    width,
    height,
    curves: forecast.curves,
    limitPermille: forecast.limitPermille,
    strip: stripOf(forecast),
    midnights: [180],
    lastMin,
    sittings: forecast.sittings,
    minuteOfDayAt: clockFrom('21:00'),
    levelText: (permille) => permille.toFixed(1),
    widestClock: clock,
  });
  const texts = {
    clock: () => time,
    peak: (permille: number) => `${permille.toFixed(2)} (${clock})`,
    now: (permille: number) => `now ${permille.toFixed(2)}`,
  };
  return { geometry, points: curvePoints(forecast, geometry, width, nowMin, lastMin, texts) };
}

function drawCase(id: string, size = sizes[1], nowMin?: number) {
  return draw(forecastOf(goldenCase(id).input), size, nowMin);
}

function expectFinite(drawn: { geometry: CurveGeometry; points: CurvePoints }) {
  // As strings: JSON writes NaN as null, and null is valid in some places.
  const text = JSON.stringify(drawn, (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  );
  expect(text).not.toMatch(/NaN|Infinity/);
}

describe('curve geometry', () => {
  it.each(cases)('has a number everywhere: $id $why', ({ input }) => {
    for (const size of sizes) {
      expectFinite(draw(forecastOf(input), size));
    }
  });

  it.each(cases)('keeps labels apart and on the chart: $id $why', ({ input }) => {
    for (const size of sizes) {
      const { points } = draw(forecastOf(input), size);
      points.labels.forEach(({ box, id }, index) => {
        expect(box.x, id).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, id).toBeLessThanOrEqual(size.width);
        for (const other of points.labels.slice(index + 1)) {
          expect(isOverlapping(box, other.box), `${id} and ${other.id}`).toBe(false);
        }
      });
    }
  });

  it.each(cases)('never leaves out the cautious time: $id', ({ input }) => {
    const forecast = forecastOf(input);
    for (const size of sizes) {
      const { points } = draw(forecast, size);
      const isWaiting = forecast.cautious.driveMin > 0;
      expect(points.labels.some(({ id }) => id === 'cautious')).toBe(isWaiting);
    }
  });

  it('draws the peak of R01 where its axes say: 0.845 permille after 120 minutes', () => {
    const { geometry, points } = drawCase('R01');
    const { plot, topPermille, endMin } = geometry.scale;
    expect(topPermille).toBeCloseTo(1.2, 9); // cautious peak 1.077: steps of 0.4 up to 1.2
    expect(endMin).toBeCloseTo(659 * 1.04, 9);
    expect(points.peak.x).toBeCloseTo(
      plot.left + ((plot.right - plot.left) * 120) / (659 * 1.04),
      6,
    );
    expect(points.peak.y).toBeCloseTo(
      plot.bottom - ((plot.bottom - plot.top) * 0.845303595698676) / 1.2,
      6,
    );
  });

  it('hatches from the likely to the cautious time', () => {
    const { geometry } = drawCase('R01');
    const { scale, perhaps, limit } = geometry;
    const { plot } = scale;
    // Likely and cautious time; at 379 min the upper curve is at 1.077099 - 259 / 60 x 0.12.
    expect(perhaps).toHaveLength(1);
    const places = [...(perhaps[0]?.path.matchAll(/([\d.]+),([\d.]+)/g) ?? [])].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const expected = [
      [scale.xOf(379), plot.bottom],
      [scale.xOf(379), scale.yOf(1.077099 - (259 / 60) * 0.12)],
      [scale.xOf(559), limit.y],
      [scale.xOf(559), plot.bottom],
    ];
    expect(places).toHaveLength(expected.length);
    places.forEach(([x = 0, y = 0], index) => {
      expect(Math.abs(x - (expected[index]?.[0] ?? 0))).toBeLessThan(0.3);
      expect(Math.abs(y - (expected[index]?.[1] ?? 0))).toBeLessThan(0.3);
    });
  });

  it('hatches up to the end of the wait after the last sip', () => {
    // R25: the likely level stays under the limit; the cautious time is 75 minutes after 60 of
    // drinking.
    const { perhaps } = drawCase('R25').geometry;
    expect(perhaps.map(({ fromMin, toMin }) => [fromMin, toMin])).toEqual([[60, 135]]);
  });

  it('hatches and crosses nothing when the level stays under the limit', () => {
    const { geometry, points } = drawCase('R22');
    expect(geometry.perhaps).toEqual([]);
    expect(points.crossings).toEqual([]);
  });

  it('puts a limit of zero on the axis and still hatches', () => {
    const { geometry } = drawCase('R03');
    expect(geometry.limit.y).toBe(geometry.scale.plot.bottom);
    expect(geometry.perhaps).toHaveLength(1);
  });

  it('marks a limit far above the curve at the upper edge', () => {
    const { geometry } = drawCase('R24');
    expect(geometry.limit.isAbove).toBe(false); // 0.2 is below the minimum upper end, 0.4
    const { limit, scale } = draw(forecastOf(goldenCase('R24').input, 0.8)).geometry;
    expect(limit.isAbove).toBe(true);
    expect(limit.y).toBe(scale.plot.top);
  });

  it('does not write a level of the axis where the limit is written', () => {
    for (const { input } of cases) {
      const { geometry } = draw(forecastOf(input));
      for (const { y, isLabelled } of geometry.levelMarks) {
        if (isLabelled) expect(Math.abs(y - geometry.limit.y)).toBeGreaterThan(17);
      }
    }
  });

  it('marks now inside the evening only', () => {
    expect(drawCase('R01', sizes[1], -5).points.nowX).toBeNull();
    expect(drawCase('R01', sizes[1], 700).points.nowX).toBeNull();
    const { geometry, points } = drawCase('R01', sizes[1], 300);
    expect(points.nowX).toBeCloseTo(geometry.scale.xOf(300), 9);
  });

  it('survives ten thousand bottles of spirits', () => {
    const drinks = [{ ml: 5000 * 10000, percent: 99.9 }];
    expectFinite(draw(forecastOf({ ...goldenCase('R01').input, drinks })));
  });
});

describe('days on the curve', () => {
  it('begin at midnight, every second one shaded', () => {
    const { scale, days } = drawCase('R01').geometry;
    expect(days.map(({ startMin, isShaded }) => [startMin, isShaded])).toEqual([
      [0, false],
      [180, true],
    ]);
    expect(days[1]?.box.x).toBeCloseTo(scale.xOf(180), 6);
  });
});

describe('several sittings on the curve', () => {
  const ids = ['M02', 'M03', 'M04', 'M08', 'M09', 'M12', 'M14'];

  it('shades each from its start to its finish', () => {
    const { scale, sittings } = draw(sittingsCase('M02').forecast).geometry;
    const { plot, endMin } = scale;
    expect(endMin).toBeCloseTo(864 * 1.04, 9);
    const perMin = (plot.right - plot.left) / endMin;
    expect(sittings.map(({ startMin }) => startMin)).toEqual([0, 480]);
    expect(sittings[1]?.box.x).toBeCloseTo(plot.left + 480 * perMin, 6);
    expect(sittings[1]?.box.width).toBeCloseTo(60 * perMin, 6);
  });

  it('marks nothing where there is but one', () => {
    expect(drawCase('R01').geometry.sittings).toEqual([]);
  });

  it.each(ids)('keeps the labels of %s apart, the cautious time among them', (id) => {
    const { forecast } = sittingsCase(id);
    for (const size of sizes) {
      const { points } = draw(forecast, size);
      expect(points.labels.some((label) => label.id === 'cautious')).toBe(true);
      points.labels.forEach((label, index) => {
        for (const other of points.labels.slice(index + 1)) {
          expect(isOverlapping(label.box, other.box), `${label.id} and ${other.id}`).toBe(false);
        }
      });
    }
  });

  it('writes both starts of lunch and evening on a wide screen', () => {
    const { points } = draw(sittingsCase('M02').forecast, sizes[2]);
    expect(points.labels.filter(({ id }) => id === 'sitting')).toHaveLength(2);
  });
});

describe('axis steps', () => {
  it('divides a span into readable steps', () => {
    expect(niceStep(1.13, 4)).toBeCloseTo(0.4, 12);
    expect(niceStep(0.4, 4)).toBeCloseTo(0.1, 12);
    expect(niceStep(7, 4)).toBe(2);
    expect(levelTicks(1.13, 4).map((value) => value.toFixed(1))).toEqual([
      '0.0',
      '0.4',
      '0.8',
      '1.2',
    ]);
  });

  it('marks full hours of the clock, as many as fit', () => {
    // 17:20 to 23:20 on 600 px: 100 px an hour, enough for every hour.
    expect(hourTicks(clockFrom('17:20'), 360, 600, 40)).toEqual([40, 100, 160, 220, 280, 340]);
    // On 120 px an hour is 20 px: only every third hour fits, 18:00 and 21:00.
    expect(hourTicks(clockFrom('17:20'), 360, 120, 40)).toEqual([40, 220]);
  });

  it('marks them from midnight also when the clocks go back', () => {
    // From 21:00; after 360 minutes 03:00 becomes 02:00. On 1000 px for 36 hours every second hour
    // fits: 22:00, midnight, 02:00 once, 04:00 (five hours after midnight) and so on.
    const clock = (atMin: number) => (21 * 60 + atMin - (atMin < 360 ? 0 : 60)) % 1440;
    const ticks = hourTicks(clock, 36 * 60, 1000, 40);
    expect(ticks.slice(0, 5)).toEqual([60, 180, 300, 480, 600]);
    // The second midnight is 25 hours after the first.
    expect(ticks).toContain(180 + 25 * 60);
  });
});
