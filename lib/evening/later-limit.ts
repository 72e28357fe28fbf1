import type { Evening } from './evening';

/**
 * Which of two limits gives the later cautious time: either may be the law for whoever receives a
 * link. If they are equal, the receiver's leads.
 */
export function laterOf<Shown extends Evening>(own: Shown, sent: Shown) {
  const isSentLeading = sent.forecast.cautious.driveMin > own.forecast.cautious.driveMin;
  return isSentLeading
    ? { lead: sent, other: own, isSentLeading }
    : { lead: own, other: sent, isSentLeading };
}
