import { describe, expect, it } from 'vitest';
import { percentColumns, percentToSelection, selectionToPercent } from '@/lib/drinks/percent';

/** First and last row of each column, from spec section 5. */
const columnEnds = [
  [
    'beer',
    [
      ['0', '15'],
      ['0', '9'],
    ],
  ],
  [
    'wine',
    [
      ['0', '22'],
      ['0', '9'],
    ],
  ],
  ['vodka', [['0', '99']]],
  ['other', [['0', '99']]],
] as const;

describe('percentColumns', () => {
  it.each(columnEnds)('gives %s the columns of the specification', (type, ends) => {
    const columns = percentColumns(type);
    expect(columns.map((column) => [column[0]?.id, column.at(-1)?.id])).toEqual(ends);
    expect(columns.map((column) => column.length)).toEqual(
      ends.map(([, last]) => Number(last) + 1),
    );
  });

  it('counts up by one, each row named as its id', () => {
    const [wholes = []] = percentColumns('beer');
    expect(wholes.slice(0, 3)).toEqual([
      { id: '0', name: '0' },
      { id: '1', name: '1' },
      { id: '2', name: '2' },
    ]);
  });
});

describe('percentToSelection', () => {
  it.each([
    ['beer', 5.6, ['5', '6']],
    ['beer', 4.6, ['4', '6']],
    ['beer', 0, ['0', '0']],
    ['beer', 15.9, ['15', '9']],
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
    [['0', '1'], 0.1],
    [['22', '9'], 22.9],
    [['40'], 40],
    [['99'], 99],
  ])('joins %j', (ids, percent) => {
    expect(selectionToPercent(ids)).toBe(percent);
  });

  it('reads the first digit of the second column', () => {
    expect(selectionToPercent(['4', ',5 %'])).toBe(4.5);
  });

  it('counts a missing column as its first row', () => {
    expect(selectionToPercent([])).toBe(0);
    expect(selectionToPercent([undefined, '5'])).toBe(0.5);
    expect(selectionToPercent(['7', undefined])).toBe(7);
  });

  it('refuses what is no number', () => {
    expect(() => selectionToPercent(['five'])).toThrow('Invalid percent selection');
    expect(() => selectionToPercent(['5', 'x'])).toThrow('Invalid percent selection');
    expect(() => selectionToPercent(['-5'])).toThrow('Invalid percent selection');
    expect(() => selectionToPercent(['100'])).toThrow('Invalid percent selection');
  });

  it('gives back every strength of the beer picker', () => {
    for (let tenths = 0; tenths <= 159; tenths += 1) {
      const percent = Number(`${Math.floor(tenths / 10)}.${tenths % 10}`);
      expect(selectionToPercent(percentToSelection('beer', percent))).toBe(percent);
    }
  });
});
