/** A rectangle on a chart, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Widths of Inter's bold characters relative to the font size, rounded up. */
const narrowEm = 0.32;
const usualEm = 0.65;

const narrow = /[ \u00a0.,:;'|lij]/;

/** Kana, Han and full-width characters are one em wide. */
const fullWidth = /[\u1100-\u11ff\u2e80-\uffef]/;

/** Upper estimate of a text's width in pixels, to place labels without measuring them. */
export function textWidthPx(text: string, fontSizePx: number): number {
  const emsOf = (char: string) => {
    if (fullWidth.test(char)) return 1;
    return narrow.test(char) ? narrowEm : usualEm;
  };
  const ems = [...text].reduce((sum, char) => sum + emsOf(char), 0);
  return Math.ceil(ems * fontSizePx);
}

/** True when two rectangles overlap or are closer than the gap. */
export function isOverlapping(one: Box, other: Box, gapPx = 0): boolean {
  return (
    one.x < other.x + other.width + gapPx &&
    other.x < one.x + one.width + gapPx &&
    one.y < other.y + other.height + gapPx &&
    other.y < one.y + one.height + gapPx
  );
}
