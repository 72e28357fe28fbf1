'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTimer } from '../use-timer';
import { useScrollTarget } from './use-scroll-target';
import { restingTop, rowAtBand } from './wheel-position';

/** Spec section 9: a column has settled if it has not moved for this time. */
const SETTLE_MS = 180;

interface WheelScroll {
  /** The chosen row. The column scrolls there only when it is shown, and by `moveTo`. */
  row: number;
  rowCount: number;
  /** The dialog has a layout, so the column can scroll. */
  isShown: boolean;
  /** Another row is at the band, perhaps while the column is still moving. */
  onRow: (row: number) => void;
  onSettle: () => void;
}

/** The scrolling of one column: the browser scrolls and snaps, this detects where it comes to rest. */
export function useWheelScroll({ row, rowCount, isShown, onRow, onSettle }: WheelScroll) {
  const columnRef = useRef<HTMLUListElement>(null);
  const target = useScrollTarget(columnRef, rowCount);
  /** The column has moved since the last programmatic scroll was started. */
  const hasMoved = useRef(false);

  /** The row at the band or the target of a scroll, also while the column is moving. */
  const currentRow = () => {
    const atBand = columnRef.current && rowAtBand(rowCount, columnRef.current);
    return target.row() ?? atBand ?? row;
  };

  const scrollToStart = useEffectEvent((column: HTMLElement) => {
    column.scrollTo({ top: restingTop(row, rowCount, column), behavior: 'instant' });
  });
  useLayoutEffect(() => {
    if (isShown && columnRef.current) scrollToStart(columnRef.current);
  }, [isShown]);

  const settle = () => {
    // It rests elsewhere because an earlier scroll has just ended: continue to the target.
    if (hasMoved.current && !target.hasArrived()) target.scrollThere('instant');
    onRow(currentRow());
    // If it has not moved yet, the browser was too busy to start scrolling: keep waiting.
    if (hasMoved.current || target.hasArrived()) target.arrive();
    onSettle();
  };
  const timer = useTimer(SETTLE_MS, settle);

  /** Chooses a row and scrolls there. */
  const moveTo = (next: number) => {
    target.set(next);
    hasMoved.current = false;
    onRow(next);
    timer.start();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollThere(isStill ? 'instant' : 'smooth');
  };

  const scrollProps = {
    onScroll: () => {
      hasMoved.current = true;
      timer.start();
    },
    onScrollEnd: () => {
      if (!target.hasArrived()) return;
      timer.stop();
      settle();
    },
    onWheel: target.release,
    onTouchMove: target.release,
  };
  return { columnRef, moveTo, currentRow, scrollProps };
}
