/** What a colour means; each medium has its own colours for these. */
export type Tone = 'ink' | 'ground' | 'info' | 'digits' | 'limit' | 'onLimit' | 'white';

/** How a shape is drawn; lengths in pixels. */
export interface Look {
  fill?: Tone;
  stroke?: Tone;
  /** Of the stroke; 1 if left out. */
  width?: number;
  /** "4 2" */
  dash?: string;
  opacity?: number;
}

/** The colours of a page; paper has its own values for them (print-page.css). */
export const pageColours: Record<Tone, string> = {
  ink: 'currentColor',
  ground: 'var(--color-base-100)',
  info: 'var(--color-info)',
  digits: 'var(--digits)',
  limit: 'var(--limit)',
  onLimit: 'var(--on-limit, #20100a)',
  white: '#fff',
};

/** A look as attributes of an SVG element. */
export function svgLook({ fill, stroke, width, dash, opacity }: Look) {
  return {
    fill: fill ? pageColours[fill] : 'none',
    stroke: stroke && pageColours[stroke],
    strokeWidth: width,
    strokeDasharray: dash,
    opacity,
  };
}
