import type { CountedLimit } from '@/lib/countries/whose-limit';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { fromShared, toShared } from '@/lib/evening/shared-model';
import { factsOfLimit } from '@/lib/evening/sender-limit';
import type { CalculatorModel } from '@/lib/model/model';
import { decodeShareCode, encodeShareCode, isUncheckedCode } from '@/lib/share/share-code';
import type { SharedFacts } from '@/lib/share/shared-facts';
import type { Site } from '@/lib/site/sites';

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

/**
 * Decodes a share code, with the recipient's language, units and limit; null for an invalid one.
 * @param own the recipient's own entries, with the limit selected for this link
 */
export function entriesOfCode(
  code: string,
  own: CalculatorModel,
  catalog: DrinkCatalog,
  { unitsAllowChange }: Pick<Site, 'unitsAllowChange'>,
): LinkedEntries | null {
  const shared = decodeShareCode(code);
  if (!shared) return null;
  const model = fromShared(shared, own, catalog, unitsAllowChange);
  return { model, isUnchecked: isUncheckedCode(code, shared), facts: shared.facts };
}
