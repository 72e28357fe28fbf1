import { describe, expect, it } from 'vitest';
import { articleMarkdown, articlesOf } from '@/lib/articles/manifest';
import { siteCodes } from '@/lib/site/sites';

const table = /^\|.*(?:\n\|.*)*/gm;
/** The only hours that a table may tell: until the alcohol is gone, by the cautious estimate. */
const gone = /\[(?:hours:[\d.]+>0\\\|cautious|after:[^\]|]+\\\|gone)\]/g;
const hours = /\[(?:hours|after):/g;
/** A limit by name, or the words of the law of a country. */
const limit = /\[(?:limit|novice):/;

/** Tables of hours in a text. */
const tablesOfHours = (text: string) =>
  [...text.matchAll(table)]
    .map(([found]) => found)
    .filter((found) => /\[(?:hours|after):/.test(found));

/** What is wrong with a table of hours. */
function faults(found: string): string[] {
  const count = (pattern: RegExp) => found.match(pattern)?.length ?? 0;
  return [
    ...(count(hours) > count(gone) ? ['hours that are not to zero by the cautious estimate'] : []),
    ...(limit.test(found) ? ['a limit'] : []),
    ...(/\| *\[(?:grams|water):[^\]]*\] *\|/.test(found) ? ['a second quantity'] : []),
  ];
}

describe('a table of hours in an article', () => {
  it('is read: likely hours, hours to a limit, limits and a second quantity are found', () => {
    expect(
      faults('| [level:0.5] | [hours:0.5>0\\|cautious] | [after:1xwine-12,2\\|gone] |'),
    ).toEqual([]);
    expect(faults('| [level:0.5] | [hours:0.5>0] |')).toHaveLength(1);
    expect(faults('| [level:0.8] | [hours:0.8>0.5\\|cautious] |')).toHaveLength(1);
    expect(faults('| [limit:GB] | [hours:1.4>0\\|cautious] |')).toEqual(['a limit']);
    expect(faults('| Wine | [grams:120x12] | [after:1xwine-12,2\\|gone] |')).toHaveLength(1);
  });

  it.each(siteCodes)('tells when the alcohol is gone, and nothing else: %s', (code) => {
    const found = articlesOf(code).flatMap(({ id }) =>
      tablesOfHours(articleMarkdown(code, id)).map((text) => ({ id, faults: faults(text) })),
    );
    // The morning after, myths, and women.
    expect(new Set(found.map(({ id }) => id)).size).toBeGreaterThanOrEqual(3);
    expect(found.filter((one) => one.faults.length > 0)).toEqual([]);
  });
});
