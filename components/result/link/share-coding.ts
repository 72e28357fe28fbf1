import { fromShared, toShared, type Receiver } from '@/lib/evening/shared-model';
import type { CalculatorModel } from '@/lib/model/model';
import { decodeShareCode, encodeShareCode } from '@/lib/share/share-code';

/** Encodes the entries of a calculation as a share code. */
export function shareCodeOf(model: CalculatorModel): string {
  return encodeShareCode(toShared(model));
}

/** Decodes a share code, with the recipient's units and limit; null for an invalid one. */
export function modelOfCode(code: string, receiver: Receiver): CalculatorModel | null {
  const shared = decodeShareCode(code);
  return shared && fromShared(shared, receiver);
}
