'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTimer } from '../use-timer';
import { useMouseDrag } from './use-mouse-drag';
import { useScrollTarget } from './use-scroll-target';
import { restingTop, rowAtBand } from './wheel-position';
import { middleRow, nearestRow, optionAt } from './wheel-turns';

/** Spec section 9: a column has settled if it has not moved for this time. */
const SETTLE_MS = 180;

interface WheelScroll {
  /** The chosen option. The column scrolls there only when it is shown, and by `moveTo`. */
  option: number;
  optionCount: number;
  /** How many times the options are repeated: 1, or an odd number in a column that goes round. */
  turns: number;
  /** The dialog has a layout, so the column can scroll. */
  isShown: boolean;
  /** Another option is at the band, perhaps while the column is still moving. */
  onOption: (option: number) => void;
  onSettle: () => void;
}

/**
 * The scrolling of one column: the browser scrolls and snaps, this detects where it comes to rest. A
 * column that goes round repeats its options, and jumps unnoticed to its middle turn after each move.
 */
export function useWheelScroll(wheel: WheelScroll) {
  const { option, optionCount, turns, isShown, onOption, onSettle } = wheel;
  const rowCount = optionCount * turns;
  const columnRef = useRef<HTMLUListElement>(null);
  const target = useScrollTarget(columnRef, rowCount);
  /** The column has moved since the last programmatic scroll was started. */
  const hasMoved = useRef(false);
  const isTouched = useRef(false);

  const rowNow = () => {
    const atBand = columnRef.current && rowAtBand(rowCount, columnRef.current);
    return target.row() ?? atBand ?? middleRow(option, optionCount, turns);
  };
  /** The option at the band or the target of a scroll, also while the column is moving. */
  const currentOption = () => optionAt(rowNow(), optionCount);

  const scrollToStart = useEffectEvent((column: HTMLElement) => {
    const top = restingTop(middleRow(option, optionCount, turns), rowCount, column);
    column.scrollTo({ top, behavior: 'instant' });
  });
  useLayoutEffect(() => {
    if (isShown && columnRef.current) scrollToStart(columnRef.current);
  }, [isShown]);

  /** Jumps to the same option in the middle turn. @returns the number of rows that it jumped */
  const jumpToMiddle = () => {
    const column = columnRef.current;
    const row = column && rowAtBand(rowCount, column);
    if (!column || row === null) return 0;
    const jump = middleRow(optionAt(row, optionCount), optionCount, turns) - row;
    const top = column.scrollTop + restingTop(jump, rowCount, column);
    if (jump !== 0) column.scrollTo({ top, behavior: 'instant' });
    return jump;
  };

  const settle = () => {
    const column = columnRef.current;
    if (column?.dataset.dragged === 'rolling') delete column.dataset.dragged;
    // It rests elsewhere because an earlier scroll has just ended: continue to the target.
    if (hasMoved.current && !target.hasArrived()) target.scrollThere('instant');
    onOption(currentOption());
    // If it has not moved yet, the browser was too busy to start scrolling: keep waiting.
    if (hasMoved.current || target.hasArrived()) {
      target.arrive(isTouched.current ? 0 : jumpToMiddle());
    }
    onSettle();
  };
  const timer = useTimer(SETTLE_MS, settle);

  /** Scrolls to a row, counted from the top of the column. */
  const moveToRow = (row: number) => {
    target.set(row);
    hasMoved.current = false;
    onOption(optionAt(row, optionCount));
    timer.start();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollThere(isStill ? 'instant' : 'smooth');
  };
  /** Scrolls to an option in the shorter direction. */
  const moveTo = (next: number) => {
    const from = rowNow();
    moveToRow(nearestRow(next, from + jumpToMiddle(), optionCount, turns));
  };

  const mouseDrag = useMouseDrag(target.release, (scrollTop) => {
    const column = columnRef.current;
    const { scrollHeight = 0, clientHeight = 0 } = column ?? {};
    moveToRow(rowAtBand(rowCount, { scrollTop, scrollHeight, clientHeight }) ?? rowNow());
  });
  const handleTouchEnd = () => {
    isTouched.current = false;
    timer.start();
  };
  const scrollProps = {
    ...mouseDrag,
    onScroll: () => {
      hasMoved.current = true;
      timer.start();
    },
    onScrollEnd: () => {
      if (!target.hasArrived() || columnRef.current?.dataset.dragged === 'held') return;
      timer.stop();
      settle();
    },
    onWheel: target.release,
    onTouchStart: () => {
      isTouched.current = true;
    },
    onTouchMove: target.release,
    onTouchEnd: handleTouchEnd,
    onTouchCancel: handleTouchEnd,
  };
  return { columnRef, moveTo, moveToRow, currentOption, scrollProps };
}
