import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Where a message names the unit of a level; the code puts figures of the site's unit before it. */
const messagesOf = (code: string) =>
  flatten(JSON.parse(readFileSync(`messages/${code}.json`, 'utf8')) as Tree).filter(
    ([key]) => !key.startsWith('unit.'),
  );

// The rates and levels that these messages are given are in % BAC, %, and mg/100 mL: another unit
// behind them would be wrong by ten or by a hundred.
describe.each([
  ['en', /‰/, /\{rate\}%/],
  ['jp', /‰|(?<![mk])g\/L|パーミル/, /\{rate\}%/],
  ['cn', /‰/, /\{rate\}\s?mg\/100\smL/],
])('the messages of %s', (code, foreign, own) => {
  it('hold no other unit of a level', () => {
    expect(messagesOf(code).filter(([, text]) => foreign.test(text))).toEqual([]);
  });

  it('name the unit of every rate', () => {
    const rates = messagesOf(code).filter(([, text]) => text.includes('{rate}'));
    expect(rates.length).toBeGreaterThan(10);
    for (const [key, text] of rates) expect(text, key).toMatch(own);
  });
});
