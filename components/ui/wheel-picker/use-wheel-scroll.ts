'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMouseDrag } from './use-mouse-drag';
import { restingTop, rowAtBand } from './wheel-position';
import { middleRow, nearestRow, optionAt } from './wheel-turns';

/** Spec section 9: a column is settled when it has not moved for this time. */
const SETTLE_MS = 180;
/** So long a browser that was busy may go on with a scroll that is over. */
const HOLD_MS = 1500;
/** Browsers round scroll lengths, each in its own way. */
const ARRIVED_PX = 2;

export interface WheelScroll {
  /** The chosen option; the column scrolls there only when it is shown and by `moveTo`. */
  option: number;
  optionCount: number;
  /** How often the column shows its list: 1, or an odd number where it goes round. */
  turns: number;
  /** The dialog is laid out: the column can scroll. */
  isShown: boolean;
  /** Another option is at the band, perhaps while the column still moves. */
  onOption: (option: number) => void;
  /** The column rests. */
  onSettle: () => void;
}

/**
 * Scrolling of one column. The browser scrolls and snaps; this only learns where it came to rest,
 * and scrolls to a row that was tapped or reached by key. Nothing runs per frame but a timer reset.
 * A column that goes round repeats its list and rests in the middle turn: from one turn to another
 * it jumps unseen.
 */
export function useWheelScroll(wheel: WheelScroll) {
  const { option, optionCount, turns, isShown, onOption, onSettle } = wheel;
  const rowCount = optionCount * turns;
  const columnRef = useRef<HTMLUListElement>(null);
  /**
   * The row that a scroll of our own is heading for: until it has arrived and rests there, or a hand
   * takes over, rows on the way do not count.
   */
  const targetRow = useRef<number | null>(null);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasMoved = useRef(false);
  const isTouched = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestSettle = useRef(() => {});

  const hasArrived = () => {
    const box = columnRef.current;
    if (targetRow.current === null || !box) return true;
    const distance = box.scrollTop - restingTop(targetRow.current, rowCount, box);
    return Math.abs(distance) <= ARRIVED_PX;
  };
  const rowNow = () => {
    const atBand = columnRef.current && rowAtBand(rowCount, columnRef.current);
    return targetRow.current ?? atBand ?? middleRow(option, optionCount, turns);
  };
  const takeOver = () => {
    clearTimeout(hold.current);
    targetRow.current = null;
  };
  /** What the visitor means now, also while the column is still moving. */
  const currentOption = () => optionAt(rowNow(), optionCount);

  /**
   * Puts the same option of the middle turn where one of another turn stands.
   * @returns by how many rows it jumped
   */
  const comeRound = (): number => {
    const column = columnRef.current;
    const row = column && rowAtBand(rowCount, column);
    if (!column || row === null) return 0;
    const jump = middleRow(optionAt(row, optionCount), optionCount, turns) - row;
    const top = column.scrollTop + restingTop(jump, rowCount, column);
    if (jump !== 0) column.scrollTo({ top, behavior: 'instant' });
    return jump;
  };

  const settle = () => {
    clearTimeout(timer.current);
    const column = columnRef.current;
    if (column?.dataset.dragged === 'rolling') delete column.dataset.dragged;
    // It moved and is not there: that was a scroll begun before. A visitor who takes over says so.
    if (column && targetRow.current !== null && hasMoved.current && !hasArrived()) {
      const top = restingTop(targetRow.current, rowCount, column);
      column.scrollTo({ top, behavior: 'instant' });
    }
    onOption(currentOption());
    // A busy browser may not have begun the scroll that was asked for: the target still holds.
    if (targetRow.current === null || hasMoved.current || hasArrived()) {
      const jump = isTouched.current ? 0 : comeRound();
      if (targetRow.current !== null) {
        targetRow.current += jump;
        clearTimeout(hold.current);
        hold.current = setTimeout(takeOver, HOLD_MS);
      }
    }
    onSettle();
  };
  const settleSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSettle.current(), SETTLE_MS);
  };

  useEffect(() => {
    latestSettle.current = settle;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(hold.current);
    },
    [],
  );
  const start = useRef({ row: middleRow(option, optionCount, turns), rowCount });
  useLayoutEffect(() => {
    const column = columnRef.current;
    if (!isShown || !column) return;
    const top = restingTop(start.current.row, start.current.rowCount, column);
    column.scrollTo({ top, behavior: 'instant' });
  }, [isShown]);

  /** To a row as it stands in the column. */
  const moveToRow = (row: number) => {
    clearTimeout(hold.current);
    targetRow.current = row;
    hasMoved.current = false;
    onOption(optionAt(row, optionCount));
    settleSoon();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const column = columnRef.current;
    column?.scrollTo({
      top: restingTop(row, rowCount, column),
      behavior: isStill ? 'instant' : 'smooth',
    });
  };
  /** To an option, the shortest way. */
  const moveTo = (next: number) => {
    const from = rowNow();
    moveToRow(nearestRow(next, from + comeRound(), optionCount, turns));
  };

  const mouseDrag = useMouseDrag(takeOver, (scrollTop) => {
    const column = columnRef.current;
    const { scrollHeight = 0, clientHeight = 0 } = column ?? {};
    moveToRow(rowAtBand(rowCount, { scrollTop, scrollHeight, clientHeight }) ?? rowNow());
  });
  const letGo = () => {
    isTouched.current = false;
    settleSoon();
  };
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
    onTouchStart: () => {
      isTouched.current = true;
    },
    onTouchMove: takeOver,
    onTouchEnd: letGo,
    onTouchCancel: letGo,
  };
  return { columnRef, moveTo, moveToRow, currentOption, scrollProps };
}
