/** Room left to the edges of the window, and between button and list, in px. */
const EDGE_PX = 8;
const GAP_PX = 4;
/** As wide as the names of countries ask for. */
const WIDTH_PX = 320;
/** In a smaller window the list stands at its top: the on-screen keyboard takes the rest. */
const SMALL_WIDTH_PX = 640;
const SMALL_HEIGHT_PX = 480;

interface Place {
  left: number;
  width: number;
  /** From the top of the window; or `bottom` from its bottom, when the list opens upward. */
  top?: number;
  bottom?: number;
}

/**
 * Where an open list stands in the window: under its button, above it if there is no room below
 * but above, at the top of a small window.
 * @param anchor the button
 * @param heightPx how tall the list is
 */
export function placeList(
  anchor: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  viewport: { width: number; height: number },
  heightPx: number,
): Place {
  const isNarrow = viewport.width < SMALL_WIDTH_PX;
  const width = isNarrow ? viewport.width - 2 * EDGE_PX : WIDTH_PX;
  const rightmost = viewport.width - width - EDGE_PX;
  const left = Math.max(EDGE_PX, Math.min(anchor.left, rightmost));
  if (isNarrow || viewport.height < SMALL_HEIGHT_PX) return { left, width, top: EDGE_PX };
  const needed = heightPx + GAP_PX + EDGE_PX;
  const opensUp = viewport.height - anchor.bottom < needed && anchor.top >= needed;
  return opensUp
    ? { left, width, bottom: viewport.height - anchor.top + GAP_PX }
    : { left, width, top: anchor.bottom + GAP_PX };
}

/**
 * The element that an open list is put into.
 * @throws {Error} when it has no parent: it is not part of a page, and the list would never be seen
 */
export function appendTarget(target: Element): Element {
  if (!target.parentNode) throw new Error('The append target of the dropdown has no parent');
  return target;
}
