/** An option in the list. */
export interface SelectOption {
  value: string;
  label: string;
  /** Shown, but cannot be chosen (spec section 3). */
  disabled?: boolean;
  /** Shown at the end of the row. */
  detail?: string;
  /** Shown below the label, such as "not confirmed". */
  badge?: string;
  /** The last of those that are suggested on top: a line follows. */
  isLastOnTop?: boolean;
  /** Searched, but not shown: code, other names. */
  keywords?: string;
}

/** Letters that NFKD does not decompose into a base letter and a mark. */
const wholeLetters: Record<string, string> = { ł: 'l', ß: 'ss' };
/** Code point distance between Katakana and Hiragana characters of the same sound. */
const KATAKANA_OFFSET = 0x60;

/** Normalizes a text for comparison: case, accents, Katakana and full-width letters are ignored. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[łß]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_OFFSET));
}

/** The options that contain a text: first labels, then keywords that start with it, then the others. */
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
