import type { Point } from './figures';
import type { Shape } from './marks';

const round = (value: number) => value.toFixed(2);

function circle({ x, y }: Point, r: number): string {
  const half = (to: number) => `a${r} ${r} 0 1 0 ${to} 0`;
  return `M${round(x - r)} ${round(y)}${half(2 * r)}${half(-2 * r)}Z`;
}

/** The SVG path of a shape. @param points its points, in the unit of the path */
export function pathOf({ kind, radius = 0 }: Shape, points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  if (kind === 'dot') return circle(first, radius);
  const corners = points.map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${corners.join('L')}${kind === 'line' ? '' : 'Z'}`;
}
