import type { SiteCode } from '@/lib/site/sites';
import file from './banned-phrases.json';

/** One phrase that no text of a site may hold. */
interface BannedPhrase {
  phrase: string;
  why: string;
  /** Kinds of text, parted by spaces; all where left out. */
  in?: string;
  unless?: string;
  keys?: string;
}

/** A place in a text with what is wrong with it. */
export interface BannedFinding {
  /** The words that were found. */
  found: string;
  /** The sentence that they stand in. */
  sentence: string;
  why: string;
}

/** The kind of text, and of a message its key. */
export interface TextPlace {
  kind: 'messages' | 'article' | 'help';
  key?: string;
}

const flags = 'iu';

/** `\b` knows ASCII alone: it sees no edge before “až”, and one within “Turę”. */
const wordEdge =
  '(?:(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}_])|(?<=[\\p{L}\\p{N}_])(?![\\p{L}\\p{N}_]))';

/**
 * An expression of the list: `\b` is the edge of a word in any script, `%name%` stands for a part
 * that several expressions of the site share.
 * @throws {Error} for a name that the site's `words` do not have
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

/** A phrase of the list, ready to be tried. */
interface CompiledPhrase extends Pick<BannedPhrase, 'why' | 'in'> {
  phrase: RegExp;
  unless: RegExp | undefined;
  keys: RegExp | undefined;
}

const compiled = new Map<SiteCode, CompiledPhrase[]>();

function phrasesOf(site: SiteCode): CompiledPhrase[] {
  const known = compiled.get(site);
  if (known) return known;
  const rows: BannedPhrase[] = [...file.every, ...file.sites[site]];
  const pattern = (source: string | undefined) =>
    source === undefined ? undefined : bannedPattern(source, site);
  const phrases = rows.map(({ phrase, unless, keys, ...rest }) => ({
    ...rest,
    phrase: bannedPattern(phrase, site),
    unless: pattern(unless),
    keys: pattern(keys),
  }));
  compiled.set(site, phrases);
  return phrases;
}

/** As it is read: without marks of bold and the like, one kind of space and of apostrophe. */
function plainText(text: string): string {
  return text
    .replace(/<[^<>]*>|\*\*/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll("'", '’');
}

/** A text in sentences: a question or a denial excuses its own sentence, not those around it. */
function sentencesOf(text: string): string[] {
  return plainText(text)
    .split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+/u)
    .filter((sentence) => sentence.trim() !== '');
}

/**
 * The banned phrases that a text holds: permission to drive, “at or below” where below is meant,
 * planning how much to drink, and calques that readers found (banned-phrases.json).
 */
export function bannedIn(
  text: string,
  site: SiteCode,
  { kind, key = '' }: TextPlace,
): BannedFinding[] {
  const phrases = phrasesOf(site).filter(
    (banned) =>
      (banned.in === undefined || banned.in.split(' ').includes(kind)) && !banned.keys?.test(key),
  );
  return sentencesOf(text).flatMap((sentence) =>
    phrases.flatMap(({ phrase, why, unless }) => {
      const found = phrase.exec(sentence)?.[0];
      return found && !unless?.test(sentence) ? [{ found, sentence: sentence.trim(), why }] : [];
    }),
  );
}
