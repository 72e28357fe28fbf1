import type { Evening } from './evening';

/**
 * Which of two limits gives the later cautious time. Whoever receives a link goes by the later one:
 * the limit of the sender may not be theirs, and theirs may not be the one to drive by.
 * @param own the evening by the receiver's limit, which leads if the times are equal
 * @param sent the same evening by the sender's
 * @returns the one to go by, the other, and whether the sender's leads
 */
export function laterOf<Shown extends Evening>(own: Shown, sent: Shown) {
  const isSentLeading = sent.forecast.cautious.driveMin > own.forecast.cautious.driveMin;
  return isSentLeading
    ? { lead: sent, other: own, isSentLeading }
    : { lead: own, other: sent, isSentLeading };
}
