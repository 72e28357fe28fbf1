import type { Evening } from '@/lib/evening/evening';
import { CalculateBar, type CalculateBarProps } from './calculate-bar';
import { EstimateAnnouncer } from './estimate-announcer';

/** What of the live estimate is not seen at first: the bar, and the spoken text. */
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
