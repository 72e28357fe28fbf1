import { fromShared, toShared, type Receiver } from '@/lib/evening/shared-model';
import type { CalculatorModel } from '@/lib/model/model';
import { decodeShareCode, encodeShareCode, isUncheckedCode } from '@/lib/share/share-code';

/** Encodes the entries of a calculation as a share code. */
export function shareCodeOf(model: CalculatorModel): string {
  return encodeShareCode(toShared(model));
}

/** The entries of a link. */
export interface LinkedEntries {
  model: CalculatorModel;
  /** The code has no check, so it may be part of another one. */
  isUnchecked: boolean;
}

/** Decodes a share code, with the recipient's units and limit; null for an invalid one. */
export function entriesOfCode(code: string, receiver: Receiver): LinkedEntries | null {
  const shared = decodeShareCode(code);
  if (!shared) return null;
  return { model: fromShared(shared, receiver), isUnchecked: isUncheckedCode(code, shared) };
}
