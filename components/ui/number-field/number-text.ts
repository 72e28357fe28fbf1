/** What a number box accepts while typing and what it makes of the text in the end; no browser in it. */

export interface NumberRules {
  min: number;
  max: number;
  /** Taken when the box is left empty. */
  defaultValue: number;
  /** One decimal place instead of none. */
  allowDecimal: boolean;
}

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Whether a key may act in the box: digits, in decimal mode one separator, and whatever writes no
 * character: navigation and edit keys, shortcuts such as select-all, copy, paste and cut.
 * @param rest the text that would stay beside the new character: without what is selected
 */
export function isAllowedKey(press: KeyPress, rest: string, allowDecimal: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey } = press;
  // With Alt (AltGr is Ctrl and Alt) a key writes a character of its own: no shortcut.
  if (key.length > 1 || ((ctrlKey || metaKey) && !altKey)) return true;
  if (key === '.' || key === ',') return allowDecimal && !/[.,]/.test(rest);
  // Japanese keyboards write wide digits, which NFKC makes plain.
  return /^\d$/.test(key.normalize('NFKC'));
}

/**
 * The number a text stands for.
 * @returns null for a text without digits, undefined for one that is no number of this kind
 */
export function parseNumberText(text: string, allowDecimal: boolean): number | null | undefined {
  const plain = text.normalize('NFKC').trim().replace(',', '.');
  const pattern = allowDecimal ? /^\d*(\.\d?)?$/ : /^\d*$/;
  if (!pattern.test(plain)) return undefined;
  return /\d/.test(plain) ? Number(plain) : null;
}

/** Rounds to a whole number (one decimal if decimal) and clamps; null becomes the default. */
export function commitNumber(value: number | null, rules: NumberRules): number {
  if (value === null) return rules.defaultValue;
  const rounded = rules.allowDecimal ? Math.round(value * 10) / 10 : Math.round(value);
  return Math.min(rules.max, Math.max(rules.min, rounded));
}

/** Whether a value may be shown as it is; otherwise the default replaces it. */
export function isWithin(value: number | null | undefined, rules: NumberRules): value is number {
  return typeof value === 'number' && value >= rules.min && value <= rules.max;
}

/** The text of a number, or one being typed, with the separator of the language. */
export function withSeparator(text: number | string, separator: string): string {
  return String(text).replace(/[.,]/, separator);
}
