import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Toast } from '@/lib/store/toasts';

/**
 * Where the toasts stand: at the foot of the window, but at its head (`data-high`) where they would
 * come up over what was just pressed: pressed again, it must not turn out to be "undo".
 * @returns for the region that holds them
 */
export function useToastPlace(toasts: readonly Toast[]) {
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target;
    };
    window.addEventListener('click', note, true);
    return () => window.removeEventListener('click', note, true);
  }, []);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    delete element.dataset.high;
    const { current } = pressed;
    if (!(current instanceof Element) || element.contains(current)) return;
    const below = element.getBoundingClientRect();
    const { top, bottom } = current.getBoundingClientRect();
    if (toasts.length > 0 && bottom > below.top && top < below.bottom) element.dataset.high = '';
  }, [toasts]);

  return region;
}
