import type { SiteCode } from '@/lib/site/sites';
import file from './banned-phrases.json';

/** A phrase that texts of a site must not contain. */
interface BannedPhrase {
  phrase: string;
  why: string;
  /** Kinds of text, separated by spaces; all by default. */
  in?: string;
  unless?: string;
  keys?: string;
}

/** The kind of a text, and the key of a message. */
export interface TextPlace {
  kind: 'messages' | 'article' | 'help';
  key?: string;
}

const flags = 'iu';

/** A word boundary in any script: `\b` only knows ASCII. */
const wordEdge =
  '(?:(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}_])|(?<=[\\p{L}\\p{N}_])(?![\\p{L}\\p{N}_]))';

/**
 * Compiles an expression: `\b` is a word boundary in any script, `%name%` a part shared by those of the
 * site.
 * @throws {Error} for a name that is not in `words` of the site
 */
export function bannedPattern(source: string, site: SiteCode): RegExp {
  const words: Readonly<Record<string, string>> = file.words[site];
  const whole = source.replaceAll(/%(\w+)%/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No %${name}% among the words of ${site}`);
    return word;
  });
  return new RegExp(
    whole.replaceAll('\\b', () => wordEdge),
    flags,
  );
}

const compiled = new Map<SiteCode, ReturnType<typeof compiledPhrases>>();

/** The phrases of a site with compiled expressions. */
function compiledPhrases(site: SiteCode) {
  const rows: BannedPhrase[] = [...file.every, ...file.sites[site]];
  return rows.map(({ phrase, unless, keys, ...rest }) => ({
    ...rest,
    phrase: bannedPattern(phrase, site),
    unless: unless === undefined ? undefined : bannedPattern(unless, site),
    keys: keys === undefined ? undefined : bannedPattern(keys, site),
  }));
}

/** A text without markup, with one kind of space and of apostrophe. */
function plainText(text: string): string {
  return text
    .replace(/<[^<>]*>|\*\*/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll("'", '’');
}

/** Without what a message says where only more than the limit is an offence. */
const whereLimitIsOffence = (text: string) => text.replace(/atMost \{(?:[^{}]|\{[^{}]*\})*\}/, '');

/** The sentences of a text: a question or negation only excuses its own sentence. */
function sentencesOf(text: string): string[] {
  return plainText(text)
    .split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+/u)
    .filter((sentence) => sentence.trim() !== '');
}

/** The banned phrases in a text (banned-phrases.json). */
export function bannedIn(text: string, site: SiteCode, { kind, key = '' }: TextPlace) {
  const known = compiled.get(site) ?? compiledPhrases(site);
  compiled.set(site, known);
  const phrases = known.filter(
    (banned) =>
      (banned.in === undefined || banned.in.split(' ').includes(kind)) && !banned.keys?.test(key),
  );
  return phrases.flatMap(({ phrase, why, unless, keys }) =>
    sentencesOf(keys ? whereLimitIsOffence(text) : text).flatMap((sentence) => {
      const found = phrase.exec(sentence)?.[0];
      return found && !unless?.test(sentence) ? [{ found, sentence: sentence.trim(), why }] : [];
    }),
  );
}
