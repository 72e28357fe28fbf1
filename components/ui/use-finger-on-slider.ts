import { useRef, type PointerEvent } from 'react';
import { isDragAlong, thumbIsUnder } from './slider-thumb';

/** The mouse events that browsers send after a touch come within this time. */
const ECHO_MS = 500;

/** A finger or pen on the slider, from its touch to the echo of its lifting. */
interface Finger {
  x: number;
  y: number;
  isOnThumb: boolean;
  drags: boolean;
  /** What a gesture that the browser takes over gives back. */
  startValue: number;
}

/**
 * Lets a finger or a pen move a range input by dragging its thumb alone: a tap, or a swipe that is
 * meant to scroll the page, changes nothing wherever it begins. Mouse, keyboard and screen readers,
 * which change the value without a finger, are left to the browser.
 * @param share where the thumb stands, 0 to 1
 * @param onRestore gets the value that stood before a gesture which the browser took for a scroll
 */
export function useFingerOnSlider(
  value: number,
  share: number,
  onRestore: (value: number) => void,
) {
  const finger = useRef<Finger | null>(null);
  const echo = useRef<ReturnType<typeof setTimeout>>(undefined);

  const lift = () => {
    clearTimeout(echo.current);
    echo.current = setTimeout(() => {
      finger.current = null;
    }, ECHO_MS);
  };
  return {
    /** Whether a change of the input counts. */
    isMeant: () => finger.current?.drags ?? true,
    pointerProps: {
      onPointerDown: (event: PointerEvent) => {
        clearTimeout(echo.current);
        const { pointerType, clientX: x, clientY: y } = event;
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const isOnThumb = thumbIsUnder(x - left, width, share);
        finger.current =
          pointerType === 'mouse' ? null : { x, y, isOnThumb, drags: false, startValue: value };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { current } = finger;
        if (!current?.isOnThumb || current.drags) return;
        current.drags = isDragAlong(clientX - current.x, clientY - current.y);
      },
      onPointerUp: lift,
      onPointerCancel: () => {
        const { current } = finger;
        if (current?.drags) onRestore(current.startValue);
        if (current) current.drags = false;
        lift();
      },
    },
  };
}
