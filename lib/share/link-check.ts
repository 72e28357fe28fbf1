/** Checks are 1 to 3843. 0 stands for none, as in links made before there was a check. */
const checks = 3843;

/** How many values the check of a link has, none included: two digits of base 62. */
export const checkSize = checks + 1;

/** FNV-1a of 32 bits over ASCII text (Fowler, Noll and Vo: isthe.com/chongo/tech/comp/fnv). */
function fnv1a32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** The check of a number: a wrong letter in a link gives another one in 3842 of 3843 cases. */
export function checkOf(number: bigint): number {
  return 1 + (fnv1a32(number.toString()) % checks);
}

/**
 * A number with its check above it.
 * @param number below `capacity`
 * @param capacity the first number that does not fit below the check
 */
export function withCheck(number: bigint, capacity: bigint): bigint {
  return number + capacity * BigInt(checkOf(number));
}

/** Whether `withCheck` writes this value: nothing but the right check stands above the capacity. */
export function hasItsCheck(value: bigint, capacity: bigint): boolean {
  return value / capacity === BigInt(checkOf(value % capacity));
}
