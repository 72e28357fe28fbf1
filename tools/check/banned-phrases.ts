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

/** A text in sentences: a question or a denial excuses its own sentence, not those around it. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+/u)
    .filter((sentence) => sentence.trim() !== '');
}

function phrasesOf(site: SiteCode): BannedPhrase[] {
  return [...file.every, ...file.sites[site]];
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
      (banned.in === undefined || banned.in.split(' ').includes(kind)) &&
      !(banned.keys !== undefined && new RegExp(banned.keys, flags).test(key)),
  );
  return sentencesOf(text).flatMap((sentence) =>
    phrases.flatMap(({ phrase, why, unless }) => {
      const found = new RegExp(phrase, flags).exec(sentence)?.[0];
      const isExcused = unless !== undefined && new RegExp(unless, flags).test(sentence);
      return found && !isExcused ? [{ found, sentence: sentence.trim(), why }] : [];
    }),
  );
}
