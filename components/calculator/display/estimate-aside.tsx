import type { Evening } from '@/lib/evening/evening';
import { CalculateBar, type CalculateBarProps } from './calculate-bar';
import { EstimateAnnouncer } from './estimate-announcer';

/** The parts of the live estimate that are not visible at first: the bar and the announcements. */
export function EstimateAside({
  evening,
  ...bar
}: CalculateBarProps & {
  evening: Evening | null;
}) {
  return (
    <>
      <CalculateBar {...bar} />
      <EstimateAnnouncer estimate={bar.estimate} evening={evening} />
    </>
  );
}
