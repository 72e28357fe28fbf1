let lockCount = 0;
let unlock = () => {};

/**
 * Stops the page from scrolling without moving it: where a scrollbar takes room, its room is kept.
 * Locks may overlap; the page scrolls again when the last is released.
 * @returns releases this lock; calling it again does nothing
 */
export function lockScroll(): () => void {
  if (lockCount === 0) unlock = lockPage(document.documentElement);
  lockCount += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    lockCount -= 1;
    if (lockCount === 0) unlock();
  };
}

function lockPage(page: HTMLElement): () => void {
  const { style } = page;
  const before = {
    overflow: style.overflow,
    scrollbarGutter: style.scrollbarGutter,
    paddingInlineEnd: style.paddingInlineEnd,
  };
  const widthBefore = page.getBoundingClientRect().width;
  // Only a scrollbar that takes room leaves a gutter: overlay ones and short pages have none to keep.
  if (window.innerWidth > page.clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  // WebKit does not keep the gutter of the page: what it gave away is padded back.
  const gained = page.getBoundingClientRect().width - widthBefore;
  if (gained > 0) style.paddingInlineEnd = `${gained}px`;
  return () => Object.assign(style, before);
}
