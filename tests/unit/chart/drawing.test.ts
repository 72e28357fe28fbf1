import { describe, expect, it } from 'vitest';
import { calculate, forecastDrinking, type Forecast } from '@/lib/bac';
import { drawingOf, type Drawing } from '@/lib/chart/drawing';
import { isOverlapping, textWidthPx } from '@/lib/chart/label-boxes';
import { plotOf } from '@/lib/chart/plot';
import { referenceCases, referenceForecast, sittingsCase } from '../bac/golden';

/** A narrow phone, a phone, a desktop, paper, and the picture. */
const sizes = [
  { width: 246, height: 300 },
  { width: 316, height: 300 },
  { width: 690, height: 420 },
  { width: 700, height: 240 },
  { width: 468, height: 210 },
];
const phone = { width: 316, height: 300 };
const desktop = { width: 690, height: 420 };

const ids = referenceCases.filter(({ expected }) => !expected.empty).map(({ id }) => id);
const several = ['M02', 'M03', 'M04', 'M08', 'M09', 'M12', 'M14'];
const forecasts = [
  ...ids.map((id) => [id, referenceForecast(id)] as const),
  ...several.map((id) => [id, sittingsCase(id).forecast] as const),
];

/** The widest time of a mark: on a day a week away. */
const clock = '10:00 PM';

const words = {
  level: (permille: number) => permille.toFixed(1),
  clock: () => clock,
  widestClock: clock,
  days: () => ['Sat 21 Nov', 'Sat'],
  time: () => `Sat ${clock}`,
  cautious: () => `Sat ${clock}`,
  peak: (permille: number) => `${permille.toFixed(2)} (Sat ${clock})`,
  now: (permille: number) => `now ${permille.toFixed(2)}`,
};

function draw(forecast: Forecast, size = phone, nowMin: number | null = 150): Drawing {
  const minuteOfDayAt = (atMin: number) => (21 * 60 + atMin + 1440) % 1440;
  return drawingOf(plotOf(forecast, nowMin, minuteOfDayAt), size, words);
}

const textsOf = ({ texts }: Drawing, part: string) => texts.filter((text) => text.part === part);

function expectApart({ texts, size }: Drawing, why: string) {
  const placed = texts.flatMap(({ part, box }) => (box ? [{ part, box }] : []));
  placed.forEach(({ part, box }, index) => {
    expect(box.x, why).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, why).toBeLessThanOrEqual(size.width);
    for (const other of placed.slice(index + 1)) {
      expect(isOverlapping(box, other.box), `${why}: ${part} and ${other.part}`).toBe(false);
    }
  });
}

/** As strings: JSON writes NaN as null, and null is valid in some places. */
function expectFinite(drawing: Drawing) {
  const text = JSON.stringify(drawing, (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  );
  expect(text).not.toMatch(/NaN|Infinity|undefined/);
}

describe('a drawing', () => {
  it.each(forecasts)(
    'has numbers only, its texts apart, the cautious time too: %s',
    (_, forecast) => {
      const isWaiting = forecast.cautious.driveMin > 0;
      for (const size of sizes) {
        for (const nowMin of [null, 150]) {
          const drawing = draw(forecast, size, nowMin);
          expectFinite(drawing);
          expectApart(drawing, `${size.width} px`);
          expect(textsOf(drawing, 'cautiousTime')).toHaveLength(isWaiting ? 1 : 0);
        }
      }
    },
  );

  it('writes both starts of lunch and evening on a wide screen', () => {
    expect(textsOf(draw(sittingsCase('M02').forecast, desktop), 'sitting')).toHaveLength(2);
  });

  it('survives ten thousand bottles of spirits', () => {
    const { input } = referenceCases[0]!;
    const drinks = [{ ml: 5000 * 10000, percent: 99.9 }];
    const { sittings } = calculate({ ...input, drinks });
    expectFinite(draw(forecastDrinking({ ...input, limitPermille: 0.2, sittings })));
  });

  it('has its scales on the edges of the plot', () => {
    const forecast = referenceForecast('R01');
    const { xOf, yOf, edges, size } = draw(forecast);
    expect([xOf(0), xOf(659 * 1.04)]).toEqual([edges.left, edges.right]);
    expect([yOf(0), yOf(1.05 * forecast.cautious.peakPermille)]).toEqual([edges.bottom, edges.top]);
    expect(edges.right).toBeLessThan(size.width);
  });

  it('has room for the label of now only where now is marked', () => {
    const forecast = referenceForecast('R01');
    expect(draw(forecast, phone, 150).edges.top).toBeGreaterThan(
      draw(forecast, phone, null).edges.top,
    );
    expect(textsOf(draw(forecast, phone, null), 'now')).toEqual([]);
  });
});

describe('the axes of a drawing', () => {
  it('write no level where the limit is written', () => {
    for (const id of ids) {
      const forecast = referenceForecast(id);
      const drawing = draw(forecast);
      for (const { y } of textsOf(drawing, 'level')) {
        expect(Math.abs(y - 4.5 - drawing.yOf(forecast.limitPermille))).toBeGreaterThan(17);
      }
    }
  });

  it('name a day where there is room for it, if need be in short', () => {
    // Until 659 min, from 21:00: three hours of Saturday on 316 px, the rest after midnight.
    const days = textsOf(draw(referenceForecast('R01')), 'day').map(({ text }) => text);
    expect(days).toEqual(['Sat', 'Sat 21 Nov']);
  });
});

it('text width counts Japanese signs as squares', () => {
  expect(textWidthPx('時刻', 10)).toBe(20);
  expect(textWidthPx('06:19', 10)).toBe(30); // four digits of 6.5 and a colon of 3.2, rounded up
});
