/** A row of the list. */
export interface SelectOption {
  value: string;
  label: string;
  /** Shown behind the label, such as the limit. */
  detail?: string;
  /** A remark under the label, such as "not confirmed". */
  badge?: string;
  /** Found too, but not shown: code, other names. */
  keywords?: string;
}

/** Letters that Unicode does not take apart into a letter and a mark. */
const wholeLetters: Record<string, string> = { ł: 'l', ß: 'ss' };
/** From a Katakana character to the Hiragana one of the same sound. */
const KATAKANA_OFFSET = 0x60;

/** What two spellings have in common: no case, no accents, one kana, no wide letters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[łß]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_OFFSET));
}

/**
 * Options whose label or keywords hold the text anywhere: first those whose label begins with it,
 * then those with a keyword that does, then the others, each in their own order.
 */
export function searchOptions(options: readonly SelectOption[], text: string): SelectOption[] {
  const wanted = foldText(text.trim());
  if (wanted === '') return [...options];
  const ranked = options.map((option) => ({ option, rank: rankOf(option, wanted) }));
  return ranked
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

function rankOf({ label, keywords = '' }: SelectOption, wanted: string): number {
  const name = foldText(label);
  const others = foldText(keywords);
  if (name.startsWith(wanted)) return 0;
  if (` ${others}`.includes(` ${wanted}`)) return 1;
  return name.includes(wanted) || others.includes(wanted) ? 2 : Infinity;
}
