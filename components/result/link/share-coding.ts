import type { DrinkCatalog } from '@/lib/drinks/servings';
import { fromShared, toShared } from '@/lib/evening/shared-model';
import type { CountedLimit } from '@/lib/countries/whose-limit';
import { factsOfLimit } from '@/lib/evening/sender-limit';
import type { CalculatorModel, LimitEntries } from '@/lib/model/model';
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
 * Decodes a share code: language, units and limit are the recipient's.
 * @param own the recipient's own entries
 * @param choice the limit that the recipient selected for this link
 * @returns null for an invalid code
 */
export function entriesOfCode(
  code: string,
  own: CalculatorModel,
  catalog: DrinkCatalog,
  { unitsAllowChange }: Pick<Site, 'unitsAllowChange'>,
  choice: Partial<LimitEntries> = {},
): LinkedEntries | null {
  const shared = decodeShareCode(code);
  if (!shared) return null;
  const { selectedCountryId, chosenInCountry, driverClass, isClassChosen, ownLimitPermille } = own;
  const chosen = { selectedCountryId, chosenInCountry, driverClass, isClassChosen };
  const limit = { ...chosen, ownLimitPermille, ...choice };
  const { weightInStone, readyByInH24 } = own;
  const receiver = { catalog, unitsAllowChange, weightInStone, readyByInH24, limit };
  const isUnchecked = isUncheckedCode(code, shared);
  return { model: fromShared(shared, receiver), isUnchecked, facts: shared.facts };
}
