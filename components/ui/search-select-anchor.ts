'use client';

import { useLayoutEffect, type RefObject } from 'react';
import { placeList } from './search-select-place';

/** Keeps the open list (position: fixed) at its button while the page scrolls or is resized. */
export function useAnchoredList(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const place = () => {
      if (!list.current || !anchor.current) return;
      const box = anchor.current.getBoundingClientRect();
      const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
      const { left, width, top, bottom } = placeList(box, viewport, list.current.offsetHeight);
      Object.assign(list.current.style, {
        left: `${left}px`,
        width: `${width}px`,
        top: top === undefined ? 'auto' : `${top}px`,
        bottom: bottom === undefined ? 'auto' : `${bottom}px`,
      });
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place);
    };
  }, [list, anchor]);
}
