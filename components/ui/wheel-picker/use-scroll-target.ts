'use client';

import { useRef, type RefObject } from 'react';
import { useTimer } from '../use-timer';
import { restingTop } from './wheel-position';

/** A busy browser may continue a finished scroll within this time. */
const HOLD_MS = 1500;
/** Tolerance, because browsers round scroll offsets differently. */
const ARRIVED_PX = 2;

/** The row that a programmatic scroll heads for: until it rests there, none on the way counts. */
export function useScrollTarget(columnRef: RefObject<HTMLElement | null>, rowCount: number) {
  const target = useRef<number | null>(null);
  const hold = useTimer(HOLD_MS, () => {
    target.current = null;
  });
  const set = (row: number | null) => {
    hold.stop();
    target.current = row;
  };
  const release = () => set(null);
  /** Where the column rests at the target; null without a target or a column. */
  const topOfTarget = () => {
    const column = columnRef.current;
    if (target.current === null || !column) return null;
    return restingTop(target.current, rowCount, column);
  };
  return {
    row: () => target.current,
    set,
    release,
    /** Also true without a target. */
    hasArrived: () => {
      const top = topOfTarget();
      const scrollTop = columnRef.current?.scrollTop ?? 0;
      return top === null || Math.abs(scrollTop - top) <= ARRIVED_PX;
    },
    scrollThere: (behavior: ScrollBehavior) => {
      const top = topOfTarget();
      if (top !== null) columnRef.current?.scrollTo({ top, behavior });
    },
    /** Rests at the target, which is released a little later. */
    arrive: hold.start,
  };
}
