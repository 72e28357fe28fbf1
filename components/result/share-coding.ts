import { fromShared, toShared, type Receiver } from '@/lib/evening/shared-model';
import type { CalculatorModel } from '@/lib/model/model';
import { decodeShareCode, encodeShareCode } from '@/lib/share/share-code';

/** The code of a link to a calculation. */
export function shareCodeOf(model: CalculatorModel): string {
  return encodeShareCode(toShared(model));
}

/** What a link shows in the surroundings of whoever opens it; null for one that cannot be read. */
export function modelOfCode(code: string, receiver: Receiver): CalculatorModel | null {
  const shared = decodeShareCode(code);
  return shared && fromShared(shared, receiver);
}
