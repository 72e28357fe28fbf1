import { describe, expect, it } from 'vitest';
import type { SiteCode } from '@/lib/site/sites';
import { flatMessages } from '@/tools/build/messages';

/** All messages with numbers: the code formats levels in the unit of the site. */
const textsOf = (code: SiteCode) =>
  [...flatMessages(code)].filter(([key]) => !key.startsWith('unit.'));

// Messages get their rates and levels in % BAC, % or mg/100 mL: another unit in the text would be
// wrong by a factor of ten or a hundred.
describe.each([
  ['en', /‰/, /\{rate\}%/],
  ['jp', /‰|(?<![mk])g\/L|パーミル/, /\{rate\}%/],
  ['cn', /‰/, /\{rate\}\s?mg\/100\smL/],
] as const)('the messages of %s', (code, foreign, own) => {
  it('hold no other unit of a level', () => {
    expect(textsOf(code).filter(([, text]) => foreign.test(text))).toEqual([]);
  });

  it('name the unit of every rate', () => {
    const rates = textsOf(code).filter(([, text]) => text.includes('{rate}'));
    expect(rates.length).toBeGreaterThan(10);
    for (const [key, text] of rates) expect(text, key).toMatch(own);
  });
});
