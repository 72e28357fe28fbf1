import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import file from '@/tools/check/banned-phrases.json';
import { bannedIn } from '@/tools/check/banned-phrases';
import { sites } from '@/lib/site/sites';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[prefix + key, value]]
      : typeof value === 'object' && value !== null
        ? flatten(value, `${prefix}${key}.`)
        : [],
  );
}

const read = (path: string) => readFileSync(path, 'utf8');

describe('banned phrases', () => {
  it('are listed for every site, each a regular expression with a reason', () => {
    expect(Object.keys(file.sites).sort()).toEqual(sites.map(({ code }) => code).sort());
    for (const phrases of Object.values(file.sites)) {
      for (const { phrase, why } of phrases) {
        expect(() => new RegExp(phrase, 'iu')).not.toThrow();
        expect(why).not.toBe('');
      }
    }
  });

  it.each([
    ['en', 'From 9 you can drive again.'],
    ['en', 'It is now safe to drive.'],
    ['de', 'Ab 9 Uhr dürfen Sie wieder fahren.'],
    ['pl', 'O dziewiątej możesz już prowadzić.'],
    ['cz', 'V devět můžete zase řídit.'],
    ['fr', 'À 9 heures, vous pouvez de nouveau conduire.'],
    ['es', 'A las nueve ya puedes conducir.'],
    ['it', 'Alle nove puoi già guidare.'],
    ['br', 'Às nove você já pode dirigir.'],
    ['ru', 'В девять вы уже можете садиться за руль.'],
    ['jp', '9時から運転できます。'],
    ['cn', '九点就可以开车。'],
    ['jp', '{limit}以下です'],
    ['en', 'You could say: stop drinking by 21:00.'],
    ['br', 'A hora máxima do último gole é esta.'],
  ] as const)('are found in %s: %s', (site, text) => {
    expect(bannedIn(text, site, { kind: 'messages', key: 'a.b' })).toHaveLength(1);
  });

  it.each([
    ['en', 'When can you drive again after three beers?'],
    ['en', 'Nobody can say that you are safe to drive.'],
    ['de', 'Wann darf ich wieder fahren?'],
    ['de', 'Dann dürfen Sie nicht fahren.'],
    ['es', '¿Cuándo puedes volver a conducir?'],
    ['ru', 'Когда можно садиться за руль?'],
    ['jp', '飲んだら運転できますか？'],
    ['cn', '喝酒后多久可以开车'],
    ['cn', '这不代表可以开车。'],
  ] as const)('are not what people ask or what is denied, in %s: %s', (site, text) => {
    expect(bannedIn(text, site, { kind: 'article' })).toEqual([]);
  });

  it('let the form “not over” say what it says', () => {
    expect(bannedIn('推定で{limit}以下', 'jp', { kind: 'messages', key: 'a.bAtMost' })).toEqual([]);
  });

  it.each(sites.map(({ code }) => code))('are in no text of %s', (code) => {
    const folder = `content/articles/${code}`;
    const messages = flatten(JSON.parse(read(`messages/${code}.json`)) as Tree);
    const manifest = flatten(JSON.parse(read(`${folder}/manifest.json`)) as Tree);
    const articles = readdirSync(folder).filter((name) => name.endsWith('.md'));
    const texts = [
      ...messages.map(([key, text]) => ({
        where: `messages/${code}.json ${key}`,
        text,
        place: { kind: 'messages', key } as const,
      })),
      ...manifest.map(([key, text]) => ({
        where: `${folder}/manifest.json ${key}`,
        text,
        place: { kind: 'article' } as const,
      })),
      ...articles.map((name) => ({
        where: `${folder}/${name}`,
        text: read(`${folder}/${name}`),
        place: { kind: 'article' } as const,
      })),
      {
        where: `content/help/${code}.md`,
        text: read(`content/help/${code}.md`),
        place: { kind: 'help' } as const,
      },
    ];
    const findings = texts.flatMap(({ where, text, place }) =>
      bannedIn(text, code, place).map(
        ({ found, sentence, why }) => `${where}: “${found}” (${why}) in: ${sentence}`,
      ),
    );
    expect(findings).toEqual([]);
  });
});
