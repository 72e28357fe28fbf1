let lockCount = 0;
let unlock = () => {};

/**
 * Stops scrolling and keeps the room of the scrollbar, until all locks are released.
 * @returns a function that releases this one; call it once
 */
export function lockScroll(): () => void {
  if (lockCount === 0) unlock = lockPage(document.documentElement);
  lockCount += 1;
  return () => {
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
  // Overlay scrollbars and pages too short to scroll take no space.
  if (window.innerWidth > page.clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  // WebKit ignores scrollbar-gutter on the root element, so padding fills the space.
  const gained = page.getBoundingClientRect().width - widthBefore;
  if (gained > 0) style.paddingInlineEnd = `${gained}px`;
  return () => Object.assign(style, before);
}
