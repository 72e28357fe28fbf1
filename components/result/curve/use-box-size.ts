import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Inner size of an element, CSS pixels. */
export interface BoxSize {
  width: number;
  height: number;
}

/**
 * Measures an element, and again whenever its size changes.
 * @returns the ref for the element, and its size: null until it is measured
 */
export function useBoxSize<Measured extends HTMLElement>(): [
  RefObject<Measured | null>,
  BoxSize | null,
] {
  const ref = useRef<Measured>(null);
  const [size, setSize] = useState<BoxSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) =>
        known?.width === width && known.height === height ? known : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
