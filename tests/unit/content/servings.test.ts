import { readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { servingVariants } from '@/lib/drinks/variants';
import specDrinks from '../../fixtures/spec-values/drinks.json';

const folder = 'content/servings/';
const types = ['beer', 'wine', 'vodka', 'other'] as const;

const tenths = v.check<number, string>(
  (percent) => Number(percent.toFixed(1)) === percent,
  'finer than a tenth',
);
const text = v.pipe(v.string(), v.nonEmpty(), v.regex(/^\S(?:.*\S)?$/, 'stray space'));
const serving = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^(?:beer|wine|vodka|other)-[a-z0-9.-]+$/)),
  name: text,
  capacityInMl: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)),
  default: v.boolean(),
  isCustom: v.boolean(),
  percent: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(99), tenths)),
  source: text,
  confidence: v.picklist(['verified', 'recalled', 'spec']),
});
const kind = v.strictObject({
  name: text,
  defaultAbvHint: v.pipe(v.number(), v.minValue(0), v.maxValue(99.9), tenths),
  items: v.array(serving),
});
const file = v.strictObject({
  variant: v.picklist(servingVariants),
  locale: text,
  defaultUnitType: v.picklist(['ml', 'oz', 'cl']),
  typeOrder: v.array(v.picklist(types)),
  sources: v.record(text, text),
  types: v.strictObject({ beer: kind, wine: kind, vodka: kind, other: kind }),
});

/** Millilitres of the size in a name: "Pinte (50 cl)" is 500. */
function statedMl(name: string): number {
  const size = /[(（]([\d.,]+)(?:\u00a0(ml|cl|l|oz|мл|л)|毫升)[)）]$/.exec(name);
  if (!size) throw new Error(`No size with a no-break space at the end of: ${name}`);
  const [, amount = '', unit = '毫升'] = size;
  const ml = { ml: 1, cl: 10, l: 1000, oz: 29.57, мл: 1, л: 1000, 毫升: 1 }[unit] ?? Number.NaN;
  return Math.round(Number(amount.replace(',', '.')) * ml);
}

it('content/servings has one file for each variant and no other', () => {
  const expected = servingVariants.map((variant) => `${variant}.json`);
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

describe.each(servingVariants)('content/servings/%s.json', (variant) => {
  const raw = readFileSync(`${folder}${variant}.json`, 'utf8');
  const data = v.parse(file, JSON.parse(raw));
  const kinds = types.map((type) => ({ type, ...data.types[type] }));
  const items = kinds.flatMap((one) => one.items.map((item) => ({ type: one.type, ...item })));

  it('names its own variant', () => expect(data.variant).toBe(variant));

  it('has unique ids that begin with their type', () => {
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    for (const item of items) expect(item.id).toMatch(new RegExp(`^${item.type}-`));
  });

  it('has different names within a type', () => {
    for (const one of kinds) {
      expect(new Set(one.items.map((item) => item.name)).size).toBe(one.items.length);
    }
  });

  it.each(types)('has one default serving and one custom row, the last, for %s', (type) => {
    const { items: rows } = data.types[type];
    expect(rows.filter((row) => row.default)).toHaveLength(1);
    expect(rows.findIndex((row) => row.isCustom)).toBe(rows.length - 1);
    expect(rows.find((row) => row.default)?.isCustom).toBe(false);
  });

  it('has a custom row of one millilitre, on the French site of one centilitre', () => {
    const custom = items.filter((item) => item.isCustom);
    expect(custom.map((item) => item.capacityInMl)).toEqual(
      Array(4).fill(specDrinks.customCapacityMl[variant]),
    );
  });

  it('states in each name the size that is calculated with', () => {
    for (const item of items.filter((one) => !one.isCustom)) {
      expect([item.id, statedMl(item.name)]).toEqual([item.id, item.capacityInMl]);
    }
  });

  it('has no strength of its own for rows of millilitres, nor one that the type has anyway', () => {
    for (const item of items.filter((one) => one.percent !== undefined)) {
      expect(item.isCustom, item.id).toBe(false);
      if (item.type !== 'other') {
        expect(item.percent, item.id).not.toBe(data.types[item.type].defaultAbvHint);
      }
    }
  });

  it.each(['beer', 'wine', 'vodka'] as const)('starts %s with the strength of its type', (type) => {
    expect(data.types[type].items.find((row) => row.default)).not.toHaveProperty('percent');
  });

  it('explains every source it names and no other', () => {
    const named = new Set(items.map((item) => item.source));
    expect(Object.keys(data.sources).sort()).toEqual([...named].sort());
  });
});
