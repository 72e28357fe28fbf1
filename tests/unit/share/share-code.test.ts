import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase62, toBase62 } from '@/lib/share/base62';
import { capacityOf, packFields } from '@/lib/share/mixed-radix';
import type { SharedModel } from '@/lib/share/shared-rules';
import { decodeShareCode, encodeShareCode } from '@/lib/share/share-code';
import { linksIn } from './link-fixtures';
import { laterSizes, sizes, withoutCheck } from './link-number';
import { anyShared, anySharedSingle } from './shared-arbitrary';
import { law, lawOf } from '../law';

/** Links from before there were days and checks. */
const links = linksIn('links');
const usual = links[0]!;

/**
 * The number of digits for six sittings with every field at its maximum: 1,053 bits of 5.954 each.
 */
const maxCodeLength = 177;

const codeBeforeChecks = (model: SharedModel) =>
  withoutCheck(encodeShareCode(model), model.laterSittings?.length ?? 0);

/** Fields of a valid model: the default person, 21:00 to 23:00, no drinks. */
const fields = [0, 0, 39, 780, 178, 2100, 2300, 2, ...Array(4).fill([50, 500, 0]).flat()];

function codeWith(changes: Record<number, number>): string {
  return toBase62(
    packFields(
      fields.map((field, i) => changes[i] ?? field),
      sizes,
    ),
  );
}

/** Fields of the first and the last drink, and their bounds. */
const drinkBounds = [
  ['percent in tenths', 8, 0, 999],
  ['capacity', 9, 1, 5000],
  ['amount', 10, 0, 10_000],
  ['percent of the last drink', 17, 0, 999],
  ['capacity of the last drink', 18, 1, 5000],
  ['amount of the last drink', 19, 0, 10_000],
] as const;

function expectBounds(read: (value: number) => unknown, size: number, min: number, max: number) {
  for (const value of [min, max]) expect(read(value)).not.toBeNull();
  const beyond = [min - 1, max + 1].filter((value) => value >= 0 && value < size);
  for (const value of beyond) expect(read(value)).toBeNull();
}

describe('share codes', () => {
  it.each(links.map((link) => [link.what, link] as const))('of old links hold: %s', (_, link) => {
    expect(decodeShareCode(link.code)).toEqual(link.model);
    expect(decodeShareCode(link.code)).not.toHaveProperty('startDay');
    expect(codeBeforeChecks(link.model)).toBe(link.code);
  });

  it('are seven in the fixture', () => expect(links).toHaveLength(7));

  law('give back every model of one sitting', [anySharedSingle], (model) => {
    const code = encodeShareCode(model);
    expect(code).toMatch(/^[0-9A-Za-z]{1,38}$/);
    expect(decodeShareCode(code)).toEqual(model);
  });

  lawOf(2000)(
    'give back every model, with and without a day and later sittings',
    [anyShared],
    (model) => {
      const code = encodeShareCode(model);
      expect(code).toMatch(/^[0-9A-Za-z]+$/);
      expect(code.length).toBeLessThanOrEqual(maxCodeLength);
      expect(decodeShareCode(code)).toEqual(model);
    },
  );

  it('are the only text that reads as their model', () => {
    expect(decodeShareCode(`0${usual.code}`)).toBeNull();
    expect(decodeShareCode(usual.code.toLowerCase())).not.toEqual(usual.model);
  });

  describe('of old links extended by later sittings', () => {
    const extended = (extension: bigint) =>
      decodeShareCode(toBase62(fromBase62(usual.code)! + capacityOf(sizes) * extension));
    const later = [1200, 1300, ...Array(4).fill([50, 500, 1]).flat()];
    const one = packFields(later, laterSizes);
    const two = one + capacityOf(laterSizes) * one;

    it('read what the count says', () => {
      expect(extended(0n)).toEqual(usual.model);
      expect(extended(1n + 6n * one)?.laterSittings).toHaveLength(1);
      expect(extended(2n + 6n * two)?.laterSittings).toHaveLength(2);
    });

    it.each([
      ['no sitting counted, but there is one', 6n * one],
      ['more counted than there are', 2n + 6n * one],
      ['fewer counted than there are', 1n + 6n * two],
      ['a count without a sitting', 1n],
      ['something left over', 1n + 6n * (one + capacityOf(laterSizes))],
      ['start 12:60', 1n + 6n * packFields(later.with(0, 1260), laterSizes)],
      ['finish 22:60', 1n + 6n * packFields(later.with(1, 2260), laterSizes)],
    ])('are not read with %s', (_, extension) => expect(extended(extension)).toBeNull());

    it.each(drinkBounds)('keep the bounds of %s', (_, indexOfFirst, min, max) => {
      const index = indexOfFirst - sizes.indexOf(1001) + 2;
      const withField = (value: number) =>
        extended(1n + 6n * packFields(later.with(index, value), laterSizes));
      expectBounds(withField, laterSizes[index]!, min, max);
    });
  });

  it.each(['', '0', '1', 'z', '!', 'LPcG-yqk', 'LPcG yqk', 'é', '../..', '%30', 'null'])(
    'are never %j',
    (code) => expect(decodeShareCode(code)).toBeNull(),
  );

  it('are refused by their length before anything else', () => {
    expect(decodeShareCode('z'.repeat(maxCodeLength + 1))).toBeNull();
    expect(decodeShareCode('z'.repeat(maxCodeLength))).toBeNull();
    expect(decodeShareCode('z'.repeat(5_000_000))).toBeNull();
  });

  const letters = fc.string({
    unit: fc.constantFrom(...'0123456789ABCXYZabcxyz-_.~é'),
    maxLength: 190,
  });
  const anyCharacter = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));
  lawOf(100_000)(
    'of random texts are null or read as what they say, and never throw',
    [fc.oneof(letters, fc.string({ unit: anyCharacter, maxLength: 60 }))],
    (text) => {
      const model = decodeShareCode(text);
      if (model) expect([encodeShareCode(model), codeBeforeChecks(model)]).toContain(text);
    },
  );
});

describe('bounds of a share code', () => {
  it.each([
    ['age', 2, 18, 100],
    ['weight in tenths', 3, 400, 1500],
    ['height', 4, 90, 245],
    ...drinkBounds,
  ] as const)('%s: both ends are read, one less and one more are not', (_, index, min, max) => {
    const withField = (value: number) => decodeShareCode(codeWith({ [index]: value }));
    expectBounds(withField, sizes[index]!, min, max);
  });

  it.each([5, 6])('field %i is a real time of day', (index) => {
    for (const hhmm of [0, 59, 100, 1259, 2359]) {
      expect(decodeShareCode(codeWith({ [index]: hhmm }))).not.toBeNull();
    }
    for (const hhmm of [60, 99, 1260, 2099]) {
      expect(decodeShareCode(codeWith({ [index]: hhmm }))).toBeNull();
    }
  });
});

describe('encodeShareCode', () => {
  const beer = usual.model.drinks.beer;
  const withBeer = (change: object) => ({
    ...usual.model,
    drinks: { ...usual.model.drinks, beer: { ...beer, ...change } },
  });
  const reread = (model: SharedModel) => decodeShareCode(encodeShareCode(model));

  it('rounds weight and percent to tenths, height and capacity to whole units', () => {
    expect(reread({ ...usual.model, weightKg: 84.8217730619 })!.weightKg).toBe(84.8);
    expect(reread({ ...usual.model, weightKg: 150.04 })!.weightKg).toBe(150);
    expect(reread({ ...usual.model, heightCm: 175.26 })!.heightCm).toBe(175);
    expect(reread(withBeer({ capacityMl: 354.84 }))!.drinks.beer.capacityMl).toBe(355);
    expect(reread(withBeer({ percent: 4.55 }))!.drinks.beer.percent).toBe(4.6);
  });

  it.each([
    ['unit system', { unitSystem: 'stone' }],
    ['gender', { gender: 2 }],
    ['age 17', { ageYears: 17 }],
    ['age 101', { ageYears: 101 }],
    ['half a year', { ageYears: 18.5 }],
    ['weight 39.9', { weightKg: 39.9 }],
    ['weight 150.1', { weightKg: 150.1 }],
    ['weight NaN', { weightKg: NaN }],
    ['height 89', { heightCm: 89 }],
    ['height 246', { heightCm: 246 }],
    ['start 24:00', { timeStart: '24:00' }],
    ['finish 9:00', { timeFinish: '9:00' }],
    ['food 4', { foodWhileDrinking: 4 }],
    ['a day without zeros', { startDay: '2026-1-2' }],
    ['an empty day', { startDay: '' }],
    ['30 February', { startDay: '2026-02-30' }],
    ['a day that breaks off', { startDay: '2026-11' }],
    ['a moment for a day', { startDay: '2026-11-21T20:30' }],
    ['percent -0.1', withBeer({ percent: -0.1 })],
    ['percent 100', withBeer({ percent: 100 })],
    ['capacity 0', withBeer({ capacityMl: 0 })],
    ['capacity 5001', withBeer({ capacityMl: 5001 })],
    ['amount -1', withBeer({ amount: -1 })],
    ['amount 10001', withBeer({ amount: 10_001 })],
    ['amount 1.5', withBeer({ amount: 1.5 })],
    ['six later sittings', { laterSittings: Array(6).fill(usual.model) }],
    ['later start 24:00', { laterSittings: [{ ...usual.model, timeStart: '24:00' }] }],
    ['later capacity 0', { laterSittings: [withBeer({ capacityMl: 0 })] }],
  ])('refuses %s', (_, change) => {
    const model = { ...usual.model, ...change } as SharedModel;
    expect(() => encodeShareCode(model)).toThrow(RangeError);
  });
});
