'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

/** Spec section 9: a column is settled when it has not moved for this time. */
const SETTLE_MS = 180;
/** Browsers scroll to fractions of a pixel. */
const ARRIVED_PX = 1;

export interface WheelScroll {
  /** The chosen row; the column scrolls there only when it is shown and by `moveTo`. */
  row: number;
  rowCount: number;
  /** The dialog is laid out: the column can scroll. */
  isShown: boolean;
  /** The row changed, perhaps while the column still moves. */
  onRow: (row: number) => void;
  /** The column rests. */
  onSettle: (row: number) => void;
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

  const rowHeight = () => columnRef.current?.querySelector('li')?.offsetHeight ?? 0;
  const rowAtBand = () => {
    const height = rowHeight();
    if (!columnRef.current || height === 0) return row;
    return Math.max(0, Math.min(rowCount - 1, Math.round(columnRef.current.scrollTop / height)));
  };
  const hasArrived = () => {
    const distance = (columnRef.current?.scrollTop ?? 0) - (targetRow.current ?? 0) * rowHeight();
    return targetRow.current === null || Math.abs(distance) <= ARRIVED_PX;
  };
  /** What the visitor means now, also while the column is still moving. */
  const currentRow = () => targetRow.current ?? rowAtBand();

  const settle = () => {
    clearTimeout(timer.current);
    // A busy browser may not have begun the scroll that was asked for: the target still holds.
    if (hasMoved.current || hasArrived()) targetRow.current = null;
    const settled = currentRow();
    onRow(settled);
    onSettle(settled);
  };
  const settleSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSettle.current(), SETTLE_MS);
  };

  useEffect(() => {
    latestSettle.current = settle;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const startRow = useRef(row);
  useLayoutEffect(() => {
    if (!isShown) return;
    columnRef.current?.scrollTo({ top: startRow.current * rowHeight(), behavior: 'instant' });
  }, [isShown]);

  const moveTo = (next: number) => {
    targetRow.current = next;
    hasMoved.current = false;
    onRow(next);
    settleSoon();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    columnRef.current?.scrollTo({
      top: next * rowHeight(),
      behavior: isStill ? 'instant' : 'smooth',
    });
  };

  const takeOver = () => {
    targetRow.current = null;
  };
  const scrollProps = {
    onScroll: () => {
      hasMoved.current = true;
      settleSoon();
    },
    onScrollEnd: () => {
      if (hasArrived()) settle();
    },
    onWheel: takeOver,
    onTouchMove: takeOver,
  };
  return { columnRef, moveTo, currentRow, scrollProps };
}
