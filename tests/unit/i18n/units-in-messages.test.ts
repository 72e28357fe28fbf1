import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** All messages with numbers: the code formats levels in the unit of the site. */
const messagesOf = (code: string) =>
  flatten(JSON.parse(readFileSync(`messages/${code}.json`, 'utf8')) as Tree).filter(
    ([key]) => !key.startsWith('unit.'),
  );

// Messages get their rates and levels in % BAC, % or mg/100 mL: another unit in the text would be
// wrong by a factor of ten or a hundred.
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
