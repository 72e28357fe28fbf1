import { fromShared, toShared, type Receiver } from '@/lib/evening/shared-model';
import type { CountedLimit } from '@/lib/countries/whose-limit';
import { factsOfLimit } from '@/lib/evening/sender-limit';
import type { CalculatorModel } from '@/lib/model/model';
import { decodeShareCode, encodeShareCode, isUncheckedCode } from '@/lib/share/share-code';
import type { SharedFacts } from '@/lib/share/shared-facts';

/** Encodes the entries of a calculation, and the limit that counts for them, as a share code. */
export function shareCodeOf(model: CalculatorModel, limit: CountedLimit): string {
  return encodeShareCode(toShared(model, factsOfLimit(limit)));
}

/** The entries of a link. */
export interface LinkedEntries {
  model: CalculatorModel;
  /** The code has no check, so it may be part of another one. */
  isUnchecked: boolean;
  /** What the link says of the sender's limit; undefined for an older link. */
  facts?: SharedFacts;
}

/** Decodes a share code, with the recipient's units and limit; null for an invalid one. */
export function entriesOfCode(code: string, receiver: Receiver): LinkedEntries | null {
  const shared = decodeShareCode(code);
  if (!shared) return null;
  const { facts } = shared;
  return { model: fromShared(shared, receiver), isUnchecked: isUncheckedCode(code, shared), facts };
}
