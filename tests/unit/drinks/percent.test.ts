import { describe, expect, it } from 'vitest';
import { percentColumns, percentToSelection, selectionToPercent } from '@/lib/drinks/percent';

describe('percentColumns', () => {
  // Spec section 5.
  it.each([
    ['beer', ['0 to 15', '0 to 9']],
    ['wine', ['0 to 22', '0 to 9']],
    ['vodka', ['0 to 99']],
    ['other', ['0 to 99']],
  ] as const)('gives %s the columns of the specification', (type, ends) => {
    const columns = percentColumns(type);
    expect(columns.map((rows) => `${rows[0]?.name} to ${rows.at(-1)?.name}`)).toEqual(ends);
    for (const rows of columns) expect(rows.map(({ id }) => Number(id))).toEqual([...rows.keys()]);
  });
});

describe('percentToSelection', () => {
  it.each([
    ['beer', 4.6, ['4', '6']],
    ['wine', 12, ['12', '0']],
    ['wine', 0.1 + 0.2, ['0', '3']],
    ['wine', 4.97, ['5', '0']],
    ['vodka', 40, ['40']],
    ['other', 20, ['20']],
  ] as const)('splits %s of %d %%', (type, percent, ids) => {
    expect(percentToSelection(type, percent)).toEqual(ids);
  });

  it('takes a strength the columns lack to the nearest they have', () => {
    expect(percentToSelection('beer', 40)).toEqual(['15', '9']);
    expect(percentToSelection('vodka', 37.5)).toEqual(['38']);
    expect(percentToSelection('other', 99.9)).toEqual(['99']);
    expect(percentToSelection('wine', -1)).toEqual(['0', '0']);
  });
});

describe('selectionToPercent', () => {
  it.each([
    [['5', '6'], 5.6],
    [['22', '9'], 22.9],
    [['40'], 40],
    [[], 0],
    [['7'], 7],
  ])('joins %j', (ids, percent) => expect(selectionToPercent(ids)).toBe(percent));

  it('gives back every strength of the beer picker', () => {
    for (let tenths = 0; tenths <= 159; tenths += 1) {
      const percent = Number(`${Math.floor(tenths / 10)}.${tenths % 10}`);
      expect(selectionToPercent(percentToSelection('beer', percent))).toBe(percent);
    }
  });
});
