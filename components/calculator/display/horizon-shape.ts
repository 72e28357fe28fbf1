import { levelAt, peakOf, type Curve, type Forecast } from '@/lib/bac';

/** Space after the end and above the maximum, as a share of the whole. */
const paddingShare = 0.04;

/** The curve in percent of its box, x to the right and y down. */
export interface HorizonShape {
  endMin: number;
  xOf: (atMin: number) => number;
  yOf: (permille: number) => number;
  /** Points such as "0,100 10,40" of the likely and the cautious level. */
  likely: string;
  cautious: string;
  /** The area between the lower and the upper curve. */
  band: string;
  /** Corners of the area between the likely and the cautious time; null if there is none. */
  perhaps: string | null;
}

type Corner = readonly [atMin: number, permille: number];

/** Lays out the curve of an evening. The limit is always in view, even above all levels. */
export function horizonShape(forecast: Forecast): HorizonShape {
  const { curves, limitPermille, likely, cautious } = forecast;
  const endMin = Math.max(cautious.soberMin, cautious.driveMin, 1) * (1 + paddingShare);
  const top = Math.max(cautious.peakPermille, limitPermille) * (1 + paddingShare) || 1;
  const xOf = (atMin: number) => (atMin / endMin) * 100;
  const yOf = (permille: number) => 100 - (permille / top) * 100;
  const place = ([atMin, permille]: Corner) =>
    [xOf(atMin).toFixed(2), yOf(permille).toFixed(2)] as const;
  const text = (corners: readonly Corner[]) =>
    corners.map((corner) => place(corner).join(',')).join(' ');
  const cornersOf = (curve: Curve): Corner[] =>
    curve.map(({ atMin, permille }) => [atMin, permille]);

  function perhaps(): string | null {
    if (cautious.driveMin === 0) return null;
    const fromMin = likely.driveMin || peakOf(curves.cautious).atMin;
    const toMin = cautious.driveMin;
    const inside = cornersOf(curves.cautious).filter(([atMin]) => atMin > fromMin && atMin < toMin);
    const corners: Corner[] = [
      [fromMin, 0],
      [fromMin, levelAt(curves.cautious, fromMin)],
      ...inside,
      [toMin, levelAt(curves.cautious, toMin)],
      [toMin, 0],
    ];
    return corners
      .map((corner) =>
        place(corner)
          .map((at) => `${at}%`)
          .join(' '),
      )
      .join(', ');
  }

  return {
    endMin,
    xOf,
    yOf,
    likely: text(cornersOf(curves.likely)),
    cautious: text(cornersOf(curves.cautious)),
    band: text([...cornersOf(curves.cautious), ...cornersOf(curves.optimistic).reverse()]),
    perhaps: perhaps(),
  };
}
