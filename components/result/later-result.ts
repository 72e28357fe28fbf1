import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import { isEvening, type Evening, type NoEvening } from '@/lib/evening/evening';
import { isLater } from '@/lib/evening/sender-limit';
import type { ResultSource } from './result-source';

/** The evening of a shared result by the limit that gives the earlier time. */
export interface OtherEvening {
  evening: Evening;
  /** By the sender's limit, else by the visitor's. */
  isSent: boolean;
}

/**
 * The result by the later of two limits: the visitor's, which leads if they are equal, and, in a link
 * that says it, the sender's.
 * @param calculate the evening of the entries by a limit
 */
export function laterResult<Shown extends Evening>(
  source: ResultSource,
  calculate: (limit: ApplicableLimit) => Shown | NoEvening,
): { source: ResultSource; evening: Shown | NoEvening; other: OtherEvening | null } {
  const { senderLimit } = source;
  const own = calculate(source.limit);
  const sent = senderLimit && calculate(senderLimit.limit);
  if (!sent || !isEvening(sent) || !isEvening(own)) return { source, evening: own, other: null };
  if (!isLater(sent, own)) return { source, evening: own, other: { evening: sent, isSent: true } };
  const other = { evening: own, isSent: false };
  return { source: { ...source, ...senderLimit }, evening: sent, other };
}
