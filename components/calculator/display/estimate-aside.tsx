import { useLayoutEffect } from 'react';
import type { Evening } from '@/lib/evening/evening';
import type { BottomBar, BottomBarParts } from './bottom-bar';
import { CalculateBar, type CalculateBarProps } from './calculate-bar';
import { EstimateAnnouncer } from './estimate-announcer';
import { useBottomBar } from './use-bottom-bar';

interface EstimateAsideProps extends Omit<CalculateBarProps, 'isShown'> {
  evening: Evening | null;
  parts: BottomBarParts;
  onFoot: (foot: BottomBar) => void;
}

/**
 * The parts of the live estimate that are not visible at first: the bar, what decides when it shows,
 * and the announcements.
 */
export function EstimateAside({ evening, parts, onFoot, ...bar }: EstimateAsideProps) {
  const foot = useBottomBar(parts);
  useLayoutEffect(() => onFoot(foot), [foot, onFoot]);
  return (
    <>
      <CalculateBar {...bar} isShown={foot === 'floating'} />
      <EstimateAnnouncer estimate={bar.estimate} evening={evening} />
    </>
  );
}
