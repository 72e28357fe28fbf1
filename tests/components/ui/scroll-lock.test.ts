import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from '@/components/ui/scroll-lock';

const page = document.documentElement;

/** happy-dom has no layout: mocks the widths of the page before and after the lock. */
function layOutPage(widths: { visiblePx: number; beforePx: number; lockedPx: number }) {
  vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(widths.visiblePx);
  vi.spyOn(page, 'getBoundingClientRect').mockImplementation(() => {
    const isLocked = page.style.overflow === 'hidden';
    return new DOMRect(0, 0, isLocked ? widths.lockedPx : widths.beforePx, 800);
  });
}

beforeEach(() => page.removeAttribute('style'));

describe('lockScroll', () => {
  const widthPx = window.innerWidth;

  it('keeps the room of a scrollbar that takes some', () => {
    layOutPage({ visiblePx: widthPx - 15, beforePx: widthPx - 15, lockedPx: widthPx - 15 });
    const release = lockScroll();
    expect(page.style.overflow).toBe('hidden');
    expect(page.style.scrollbarGutter).toBe('stable');
    expect(page.style.paddingInlineEnd).toBe('');
    release();
    expect(page.style.cssText).toBe('');
  });

  it('makes no room where no scrollbar takes any', () => {
    layOutPage({ visiblePx: widthPx, beforePx: widthPx, lockedPx: widthPx });
    const release = lockScroll();
    expect(page.style.scrollbarGutter).toBe('');
    release();
  });

  it('pads the page where the browser gives the room of the scrollbar away', () => {
    layOutPage({ visiblePx: widthPx - 15, beforePx: widthPx - 15, lockedPx: widthPx });
    const release = lockScroll();
    expect(page.style.paddingInlineEnd).toBe('15px');
    release();
    expect(page.style.paddingInlineEnd).toBe('');
  });

  it('holds until the last of several locks is released', () => {
    layOutPage({ visiblePx: widthPx, beforePx: widthPx, lockedPx: widthPx });
    const releases = [lockScroll(), lockScroll()];
    releases[0]?.();
    expect(page.style.overflow).toBe('hidden');
    releases[1]?.();
    expect(page.style.overflow).toBe('');
  });
});
