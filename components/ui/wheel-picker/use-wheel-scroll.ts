'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMouseDrag } from './use-mouse-drag';
import { restingTop, rowAtBand } from './wheel-position';

/** Spec section 9: a column is settled when it has not moved for this time. */
const SETTLE_MS = 180;
/** Browsers round scroll lengths, each in its own way. */
const ARRIVED_PX = 2;

export interface WheelScroll {
  /** The chosen row; the column scrolls there only when it is shown and by `moveTo`. */
  row: number;
  rowCount: number;
  /** The dialog is laid out: the column can scroll. */
  isShown: boolean;
  /** The row changed, perhaps while the column still moves. */
  onRow: (row: number) => void;
  /** The column rests. */
  onSettle: () => void;
}

/**
 * Scrolling of one column. The browser scrolls and snaps; this only learns where it came to rest,
 * and scrolls to a row that was tapped or reached by key. Nothing runs per frame but a timer reset.
 */
export function useWheelScroll({ row, rowCount, isShown, onRow, onSettle }: WheelScroll) {
  const columnRef = useRef<HTMLUListElement>(null);
  /** The row that a scroll of our own is heading for: until it arrives, rows on the way do not count. */
  const targetRow = useRef<number | null>(null);
  const hasMoved = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestSettle = useRef(() => {});

  const hasArrived = () => {
    const box = columnRef.current;
    if (targetRow.current === null || !box) return true;
    const distance = box.scrollTop - restingTop(targetRow.current, rowCount, box);
    return Math.abs(distance) <= ARRIVED_PX;
  };
  /** What the visitor means now, also while the column is still moving. */
  const currentRow = () => {
    const atBand = columnRef.current && rowAtBand(rowCount, columnRef.current);
    return targetRow.current ?? atBand ?? row;
  };

  const settle = () => {
    clearTimeout(timer.current);
    const column = columnRef.current;
    if (column?.dataset.dragged === 'rolling') delete column.dataset.dragged;
    // A busy browser may not have begun the scroll that was asked for: the target still holds.
    if (hasMoved.current || hasArrived()) targetRow.current = null;
    onRow(currentRow());
    onSettle();
  };
  const settleSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSettle.current(), SETTLE_MS);
  };

  useEffect(() => {
    latestSettle.current = settle;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = useRef({ row, rowCount });
  useLayoutEffect(() => {
    const column = columnRef.current;
    if (!isShown || !column) return;
    const top = restingTop(start.current.row, start.current.rowCount, column);
    column.scrollTo({ top, behavior: 'instant' });
  }, [isShown]);

  const moveTo = (next: number) => {
    targetRow.current = next;
    hasMoved.current = false;
    onRow(next);
    settleSoon();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const column = columnRef.current;
    column?.scrollTo({
      top: restingTop(next, rowCount, column),
      behavior: isStill ? 'instant' : 'smooth',
    });
  };

  const takeOver = () => {
    targetRow.current = null;
  };
  const mouseDrag = useMouseDrag(takeOver, (scrollTop) => {
    const column = columnRef.current;
    const { scrollHeight = 0, clientHeight = 0 } = column ?? {};
    moveTo(rowAtBand(rowCount, { scrollTop, scrollHeight, clientHeight }) ?? row);
  });
  const scrollProps = {
    ...mouseDrag,
    onScroll: () => {
      hasMoved.current = true;
      settleSoon();
    },
    onScrollEnd: () => {
      if (hasArrived() && columnRef.current?.dataset.dragged !== 'held') settle();
    },
    onWheel: takeOver,
    onTouchMove: takeOver,
  };
  return { columnRef, moveTo, currentRow, scrollProps };
}
