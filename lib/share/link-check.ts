/** Number of checksums, 1 to 3843. 0 means none, as in links made before checksums were added. */
const checks = 3843;

/** Number of values of the checksum in a link, including none: two digits of base 62. */
export const checkSize = checks + 1;

/** FNV-1a of 32 bits over ASCII text (Fowler, Noll and Vo: isthe.com/chongo/tech/comp/fnv). */
function fnv1a32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** The checksum of a number. A wrong character in a link changes it in 3842 of 3843 cases. */
export function checkOf(number: bigint): number {
  return 1 + (fnv1a32(number.toString()) % checks);
}

/**
 * Adds the checksum of a number above it, and above that the facts, which it covers too.
 * @param number below `capacity`, the number of values below the checksum
 * @param facts 0 for none, as in links made before there were facts
 */
export function withCheck(number: bigint, capacity: bigint, facts = 0n): bigint {
  const unchecked = number + capacity * BigInt(checkSize) * facts;
  return unchecked + capacity * BigInt(checkOf(unchecked));
}

/** Reverses `withCheck`: the facts; null if the checksum is not exactly the right one. */
export function checkedFacts(value: bigint, capacity: bigint): bigint | null {
  const facts = value / capacity / BigInt(checkSize);
  return value === withCheck(value % capacity, capacity, facts) ? facts : null;
}
