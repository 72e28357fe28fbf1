import { describe, expect, it } from 'vitest';
import { figureText } from '@/lib/articles/figures';
import { articleMarkdown } from '@/lib/articles/manifest';
import { helpText } from '@/lib/articles/text';
import { ArticleWords } from '@/lib/articles/words';
import { siteByCode, siteCodes } from '@/lib/site/sites';
import { translatorOf } from '@/tools/build/messages';

const asked = (text: string) => [...text.matchAll(/\[figure:(\w+)\]/g)].map(([, name]) => name);

describe.each(siteCodes)('the texts of %s', (code) => {
  const help = helpText(code).body;
  const accuracy = articleMarkdown(code, 'accuracy-of-bac-calculator');

  it('state the row of their own limit, zero, the wait, and the trial of the constants', () => {
    // The help says it of the cautious time, and leads to the article.
    expect(asked(help)).toEqual(expect.arrayContaining(['curves', 'leftOut']));
    expect(help).toContain('[link:accuracy-of-bac-calculator|');
    expect(asked(accuracy)).toEqual(
      expect.arrayContaining([
        ...['ownCurves', 'ownWithin40', 'ownWithin60', 'ownWorst', 'zeroMinutes'],
        ...['waitMinutes', 'withoutWait08', 'withoutWait05', 'leftOutEnough', 'leftOutTimes'],
      ]),
    );
  });
});

describe('levels in a sentence', () => {
  // The units chosen for each country: % BAC, permille, mg/100 ml.
  it.each([
    ['en', '0.08, 0.05, 0.03 and 0.02'],
    ['de', '0,8, 0,5, 0,3 und 0,2'],
    ['fr', '0,8, 0,5, 0,3 et 0,2'],
    ['jp', '0.08、0.05、0.03、0.02'],
    ['cn', '80、50、30和20'],
  ] as const)('are for %s %s', (code, list) => {
    const words = new ArticleWords(siteByCode(code), translatorOf(code));
    expect(figureText('limits', words)).toBe(list);
  });
});
