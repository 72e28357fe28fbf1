import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Inner size of an element, CSS pixels. */
export interface BoxSize {
  width: number;
  height: number;
}

/** The ref of an element and its size, measured again whenever it changes; null at first. */
export function useBoxSize(): [RefObject<HTMLDivElement | null>, BoxSize | null] {
  const ref = useRef<HTMLDivElement>(null);
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
