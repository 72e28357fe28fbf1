import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedFacts, checkOf, withCheck } from '@/lib/share/link-check';

describe('the check of a link', () => {
  // Computed by the script in tests/fixtures/share/README.md, which is tested with the published
  // FNV-1a vectors.
  it.each([
    [0n, 2479],
    [1n, 3398],
    [42n, 2163],
    [10n ** 9n, 1925],
    [2n ** 64n, 522],
    [62n ** 40n, 1199],
    [10n ** 300n + 7n, 2292],
  ])('of %i is %i', (number, check) => expect(checkOf(number)).toBe(check));

  it('is 1 to 3843, both included', () => {
    const seen = new Set(Array.from({ length: 60_000 }, (_, i) => checkOf(BigInt(i))));
    expect(Math.min(...seen)).toBe(1);
    expect(Math.max(...seen)).toBe(3843);
    expect(seen.size).toBe(3843);
  });

  const capacity = 10n ** 20n;
  const anyNumber = fc.bigInt({ min: 0n, max: capacity - 1n });
  const anyFacts = fc.bigInt({ min: 0n, max: 10n ** 9n });

  it('covers the facts above it: 1 in 3843 of other facts passes', () => {
    const seed = 20261124;
    const pairs = fc.sample(fc.tuple(anyNumber, anyFacts), { numRuns: 20_000, seed });
    const passed = pairs.filter(([number, facts]) => {
      const value = withCheck(number, capacity);
      return facts > 0n && checkedFacts(value + facts * 3844n * capacity, capacity) !== null;
    });
    // 5.2 are expected; more than 15 happen once in 10,000 seeds.
    expect(passed.length).toBeLessThanOrEqual(15);
  });
});
