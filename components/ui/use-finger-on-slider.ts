import { useRef, type PointerEvent } from 'react';
import { useTimer } from './use-timer';

/** Width of the thumb with its transparent border, in px (slider.css). */
const THUMB_PX = 44;
/** A drag starts after this distance. */
const DRAG_START_PX = 6;
/** Browsers send emulated mouse events within this time after a touch. */
const ECHO_MS = 500;

/** A finger or pen on the slider, until the emulated mouse events after its lifting. */
interface Finger {
  x: number;
  y: number;
  isOnThumb: boolean;
  drags: boolean;
  /** The value to restore if the browser takes the gesture over. */
  startValue: number;
}

/**
 * Lets fingers and pens change a range input only by dragging its thumb. Taps, and swipes that scroll
 * the page, change nothing. Mouse, keyboard and screen readers are left to the browser.
 * @param share position of the thumb, 0 to 1
 * @param onRestore is called with the previous value if the browser treats the gesture as a scroll
 */
export function useFingerOnSlider(
  value: number,
  share: number,
  onRestore: (value: number) => void,
) {
  const finger = useRef<Finger | null>(null);
  const echo = useTimer(ECHO_MS, () => {
    finger.current = null;
  });
  return {
    /** Whether a change of the input is intended. */
    isMeant: () => finger.current?.drags ?? true,
    pointerProps: {
      onPointerDown: (event: PointerEvent) => {
        echo.stop();
        const { pointerType, clientX: x, clientY: y } = event;
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const thumbX = left + THUMB_PX / 2 + share * (width - THUMB_PX);
        const isOnThumb = Math.abs(x - thumbX) <= THUMB_PX / 2;
        finger.current =
          pointerType === 'mouse' ? null : { x, y, isOnThumb, drags: false, startValue: value };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { current } = finger;
        if (!current?.isOnThumb || current.drags) return;
        const acrossPx = Math.abs(clientX - current.x);
        // Along the track: not a vertical scroll.
        current.drags = acrossPx >= DRAG_START_PX && acrossPx > Math.abs(clientY - current.y);
      },
      onPointerUp: echo.start,
      onPointerCancel: () => {
        const { current } = finger;
        if (current?.drags) onRestore(current.startValue);
        if (current) current.drags = false;
        echo.start();
      },
    },
  };
}
