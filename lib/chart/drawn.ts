import type { Box } from './label-boxes';
import type { Look, Tone } from './looks';
import type { MarkPart, Shape } from './marks';

/** A line or area of a drawing. */
export interface DrawnShape {
  part: MarkPart | 'grid' | 'axis' | 'tag';
  kind: Shape['kind'];
  look: Look;
  /** SVG path. */
  d: string;
}

/** A text of a drawing. */
export interface DrawnText {
  part: MarkPart | 'level' | 'hour' | 'day' | 'tag';
  text: string;
  x: number;
  /** Y of the baseline. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  fontPx: number;
  weight: number;
  /** Ink if left out. */
  tone?: Tone;
  opacity?: number;
  /** Written on a rim of the ground's colour, because it may lie on lines. */
  hasRim?: boolean;
  /** The place that other texts leave free; left out for one outside the plot. */
  box?: Box;
}
