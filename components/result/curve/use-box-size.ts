import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DrawingSize } from '@/lib/chart/frame';

/**
 * The ref of an element and its inner size, CSS pixels, whenever it changes; null until the browser has laid it out. To ask
 * for it before would make the browser lay out the page twice before it shows anything.
 */
export function useBoxSize(): [RefObject<HTMLDivElement | null>, DrawingSize | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<DrawingSize | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) =>
        known?.width === width && known.height === height ? known : { width, height },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
