import { levelAt, peakOf, type Curve, type Forecast } from '@/lib/bac';

/** Room after the last moment and over the highest level, as a share of the whole. */
const roomShare = 0.04;

/** The curve in percent of its box: x to the right, y down. */
export interface HorizonShape {
  endMin: number;
  xOf: (atMin: number) => number;
  yOf: (permille: number) => number;
  /** "0,100 10,40 …" of the likely level, the cautious one, and the area between the outer ones. */
  likely: string;
  late: string;
  band: string;
  /** Corners of the area between the likely and the cautious time; null where there is none. */
  perhaps: string | null;
}

type Corner = readonly [atMin: number, permille: number];

/** Lays out an evening. A limit above every level stays in view. */
export function horizonShape({ curves, limitPermille, likely, late }: Forecast): HorizonShape {
  const endMin = Math.max(late.soberMin, late.driveMin, 1) * (1 + roomShare);
  const top = Math.max(late.peakPermille, limitPermille) * (1 + roomShare) || 1;
  const xOf = (atMin: number) => (atMin / endMin) * 100;
  const yOf = (permille: number) => 100 - (permille / top) * 100;
  const place = ([atMin, permille]: Corner) =>
    [xOf(atMin).toFixed(2), yOf(permille).toFixed(2)] as const;
  const text = (corners: readonly Corner[]) =>
    corners.map((corner) => place(corner).join(',')).join(' ');
  const cornersOf = (curve: Curve): Corner[] =>
    curve.map(({ atMin, permille }) => [atMin, permille]);

  function perhaps(): string | null {
    if (late.driveMin === 0) return null;
    const fromMin = likely.driveMin || peakOf(curves.late).atMin;
    const toMin = late.driveMin;
    const inside = cornersOf(curves.late).filter(([atMin]) => atMin > fromMin && atMin < toMin);
    const corners: Corner[] = [
      [fromMin, 0],
      [fromMin, levelAt(curves.late, fromMin)],
      ...inside,
      [toMin, levelAt(curves.late, toMin)],
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
    late: text(cornersOf(curves.late)),
    band: text([...cornersOf(curves.late), ...cornersOf(curves.early).reverse()]),
    perhaps: perhaps(),
  };
}
