import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { scrollBehavior } from '../scroll-behavior';
import { useTimer } from '../use-timer';

/** Spec section 9: a column has settled if it has not moved for this time. */
const SETTLE_MS = 180;
/** A busy browser may continue a finished scroll within this time. */
const HOLD_MS = 1500;
/** Tolerance, because browsers round scroll offsets differently. */
const ARRIVED_PX = 2;

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
  /** The row that a programmatic scroll heads for: until it rests there, none on the way counts. */
  const target = useRef<number | null>(null);
  const hold = useTimer(HOLD_MS, () => {
    target.current = null;
  });
  /** The column has moved since the last programmatic scroll was started. */
  const hasMoved = useRef(false);

  const headFor = (next: number | null) => {
    hold.stop();
    target.current = next;
  };
  const release = () => headFor(null);
  /** Where the column rests at the target; null without a target or a column. */
  const topOfTarget = () => {
    const column = columnRef.current;
    if (target.current === null || !column) return null;
    return restingTop(target.current, rowCount, column);
  };
  /** Also true without a target. */
  const hasArrived = () => {
    const top = topOfTarget();
    return top === null || Math.abs((columnRef.current?.scrollTop ?? 0) - top) <= ARRIVED_PX;
  };
  const scrollThere = (behavior: ScrollBehavior) => {
    const top = topOfTarget();
    if (top !== null) columnRef.current?.scrollTo({ top, behavior });
  };

  /** The row at the band or the target of a scroll, also while the column is moving. */
  const currentRow = () => {
    const atBand = columnRef.current && rowAtBand(rowCount, columnRef.current);
    return target.current ?? atBand ?? row;
  };

  const scrollToStart = useEffectEvent((column: HTMLElement) => {
    column.scrollTo({ top: restingTop(row, rowCount, column), behavior: 'instant' });
  });
  useLayoutEffect(() => {
    if (isShown && columnRef.current) scrollToStart(columnRef.current);
  }, [isShown]);

  const settle = () => {
    // It rests elsewhere because an earlier scroll has just ended: continue to the target.
    if (hasMoved.current && !hasArrived()) scrollThere('instant');
    onRow(currentRow());
    // If it has not moved yet, the browser was too busy to start scrolling: keep waiting.
    if (hasMoved.current || hasArrived()) hold.start();
    onSettle();
  };
  const timer = useTimer(SETTLE_MS, settle);

  /** Chooses a row and scrolls there. */
  const moveTo = (next: number) => {
    headFor(next);
    hasMoved.current = false;
    onRow(next);
    timer.start();
    scrollThere(scrollBehavior());
  };

  const scrollProps = {
    onScroll: () => {
      hasMoved.current = true;
      timer.start();
    },
    onScrollEnd: () => {
      if (!hasArrived()) return;
      timer.stop();
      settle();
    },
    onWheel: release,
    onTouchMove: release,
  };
  return { columnRef, moveTo, currentRow, scrollProps };
}

/** The scroll metrics of a column. */
type ScrollBox = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** Where a row is at the band, from the whole length: rows may be fractional. 0 without layout. */
export function restingTop(row: number, rowCount: number, box: ScrollBox): number {
  const end = Math.max(0, box.scrollHeight - box.clientHeight);
  return rowCount < 2 ? 0 : (row / (rowCount - 1)) * end;
}

/** The row nearest to the band; null without a layout. */
export function rowAtBand(rowCount: number, box: ScrollBox): number | null {
  if (rowCount < 2) return 0;
  const end = box.scrollHeight - box.clientHeight;
  if (end <= 0) return null;
  const passed = Math.round((box.scrollTop / end) * (rowCount - 1));
  return Math.max(0, Math.min(rowCount - 1, passed));
}
