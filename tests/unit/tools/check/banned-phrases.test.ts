import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import file from '@/tools/check/banned-phrases.json';
import { bannedIn, bannedPattern, type TextPlace } from '@/tools/check/banned-phrases';
import { servingVariantsOf } from '@/lib/drinks/variants';
import { siteCodes, type SiteCode } from '@/lib/site/sites';
import { textsIn, type Tree } from '@/tools/build/messages';
import innocent from '../../../fixtures/banned-phrases/innocent.json';
import permissions from '../../../fixtures/banned-phrases/permissions.json';

/** A text of the product and where it is. */
interface Text {
  where: string;
  text: string;
  place: TextPlace;
}

const read = (path: string) => readFileSync(path, 'utf8');

/** All texts of a JSON file. @param part selects the part of the file that a site shows */
function textsOf(path: string, place: TextPlace, part = (tree: Tree): Tree => tree): Text[] {
  const tree = JSON.parse(read(path), (_, value: unknown) => value ?? '') as Tree;
  return textsIn(part(tree)).map(([key, text]) => ({
    where: `${path} ${key}`,
    text,
    place: place.kind === 'messages' ? { ...place, key } : place,
  }));
}

function fileText(path: string, kind: TextPlace['kind']): Text {
  return { where: path, text: read(path), place: { kind } };
}

/** All texts of a site. What the interface shows, also servings, has the kind `messages`. */
function textsOfSite(code: SiteCode): Text[] {
  const folder = `content/articles/${code}`;
  const articles = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const shown = { kind: 'messages' } as const;
  return [
    ...textsOf(`messages/${code}.json`, shown),
    ...textsOf(`content/penalties/${code}.json`, shown),
    ...textsOf('content/answers.json', shown, ({ note = '', sites = '' }) => ({
      ...(code === 'en' && { note }),
      answers: (sites as Tree)[code] ?? '',
    })),
    ...textsOf('content/help-lines.json', shown, ({ sites }) => ({
      lines: (sites as Tree)[code] ?? '',
    })),
    ...servingVariantsOf(code).flatMap((variant) =>
      textsOf(`content/servings/${variant}.json`, shown, ({ types }) => ({ types: types ?? '' })),
    ),
    ...textsOf(`${folder}/manifest.json`, { kind: 'article' }),
    ...articles.map((name) => fileText(`${folder}/${name}`, 'article')),
    fileText(`content/help/${code}.md`, 'help'),
    fileText(`content/safety/${code}.json`, 'help'),
  ];
}

describe('banned phrases', () => {
  it.each(siteCodes)('are listed for %s, each a regular expression with a reason', (code) => {
    for (const { phrase, why, ...rest } of file.sites[code]) {
      const sources: Partial<Record<string, string>> = { phrase, ...rest };
      expect(() => bannedPattern(phrase, code)).not.toThrow();
      expect(() => bannedPattern(sources.unless ?? '', code)).not.toThrow();
      expect(why).not.toBe('');
    }
  });

  it('know the edges of words that are not ASCII', () => {
    expect(bannedPattern('\\btur[aęy]\\b', 'pl').exec('Dodaj turę.')?.[0]).toBe('turę');
    expect(bannedPattern('\\baž\\b', 'cz').test('Řiďte, až budete')).toBe(true);
    expect(bannedPattern('\\baž\\b', 'cz').test('stráž, ažio')).toBe(false);
    expect(bannedPattern('\\bне\\b', 'ru').test('нет, вне')).toBe(false);
    expect(() => bannedPattern('%nobody%', 'en')).toThrow('No %nobody%');
  });

  it.each(siteCodes.flatMap((code) => permissions[code].map((text) => [code, text] as const)))(
    'hold permission to drive, with if, when or from, in %s: %s',
    (code, text) => expect(bannedIn(text, code, { kind: 'messages', key: 'a.b' })).not.toEqual([]),
  );

  it.each(siteCodes.flatMap((code) => innocent[code].map((text) => [code, text] as const)))(
    'are not questions, denials and the like, in %s: %s',
    (code, text) => expect(bannedIn(text, code, { kind: 'article' })).toEqual([]),
  );

  it.each([
    ['jp', '{limit}以下です'],
    ['en', 'You could say: stop drinking by 21:00.'],
    ['br', 'A hora máxima do último gole é esta.'],
  ] as const)('are found in %s: %s', (site, text) => {
    expect(bannedIn(text, site, { kind: 'messages', key: 'a.b' })).toHaveLength(1);
  });

  it('let the form “not over” say what it says', () => {
    const select = '{bound, select, atMost {推定で{limit}以下} other {推定で{limit}未満}}';
    expect(bannedIn(select, 'jp', { kind: 'messages', key: 'a.b' })).toEqual([]);
    const other = '{bound, select, atMost {推定で{limit}以下} other {推定で{limit}以下}}';
    expect(bannedIn(other, 'jp', { kind: 'messages', key: 'a.b' })).not.toEqual([]);
    expect(bannedIn('推定で{limit}以下', 'jp', { kind: 'messages', key: 'a.bAtMost' })).toEqual([]);
  });

  it.each(siteCodes)('are in no text of %s', (code) => {
    const findings = textsOfSite(code).flatMap(({ where, text, place }) =>
      bannedIn(text, code, place).map(
        ({ found, sentence, why }) => `${where}: “${found}” (${why}) in: ${sentence}`,
      ),
    );
    expect(findings).toEqual([]);
  });
});
