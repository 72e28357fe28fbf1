/** Distances to the edges of the window, and between button and list, in px. */
const EDGE_PX = 8;
const GAP_PX = 4;
/** Wide enough for the names of countries. */
const WIDTH_PX = 320;
/** In smaller windows the list is at the top, because the on-screen keyboard covers the bottom. */
const SMALL_WIDTH_PX = 640;
const SMALL_HEIGHT_PX = 480;

interface Place {
  left: number;
  width: number;
  /** Distance from the top of the window; `bottom` instead if the list opens upward. */
  top?: number;
  bottom?: number;
}

/**
 * The position of the open list in the window: below its button; above it if it only fits there; at
 * the top of a small window.
 * @param anchor the button
 * @param heightPx height of the list
 */
export function placeList(
  anchor: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  viewport: { width: number; height: number },
  heightPx: number,
): Place {
  const isNarrow = viewport.width < SMALL_WIDTH_PX;
  const width = isNarrow ? viewport.width - 2 * EDGE_PX : WIDTH_PX;
  const maxLeft = viewport.width - width - EDGE_PX;
  const left = Math.max(EDGE_PX, Math.min(anchor.left, maxLeft));
  if (isNarrow || viewport.height < SMALL_HEIGHT_PX) return { left, width, top: EDGE_PX };
  const needed = heightPx + GAP_PX + EDGE_PX;
  const opensUp = viewport.height - anchor.bottom < needed && anchor.top >= needed;
  return opensUp
    ? { left, width, bottom: viewport.height - anchor.top + GAP_PX }
    : { left, width, top: anchor.bottom + GAP_PX };
}

/**
 * Checks the element that the open list is appended to.
 * @throws {Error} if it has no parent: it is not in the document, so the list would not be visible
 */
export function appendTarget(target: Element): Element {
  if (!target.parentNode) throw new Error('The append target of the dropdown has no parent');
  return target;
}
