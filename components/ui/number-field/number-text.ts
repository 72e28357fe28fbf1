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
}

const editingKeys = new Set([
  ...['Backspace', 'Delete', 'Tab', 'Enter', 'Escape', 'Home', 'End'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'],
]);
const shortcutKeys = new Set(['a', 'c', 'v', 'x', 'z']);

/** Whether a key may act in the box: digits, editing keys, shortcuts, one separator if decimal. */
export function isAllowedKey(press: KeyPress, text: string, allowDecimal: boolean): boolean {
  const { key, ctrlKey, metaKey } = press;
  if (ctrlKey || metaKey) return shortcutKeys.has(key.toLowerCase());
  if (editingKeys.has(key) || /^\d$/.test(key)) return true;
  if (key === '.' || key === ',') return allowDecimal && !/[.,]/.test(text);
  // Keys without a character of their own (F5, media keys) are the browser's.
  return key.length > 1;
}

/**
 * The number a text stands for.
 * @returns null for an empty text, undefined for one that is no number of this kind
 */
export function parseNumberText(text: string, allowDecimal: boolean): number | null | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const pattern = allowDecimal ? /^\d+(\.\d?)?$|^\.\d$/ : /^\d+$/;
  return pattern.test(trimmed) ? Number(trimmed) : undefined;
}

/** Rounds to a whole number (one decimal if decimal) and clamps; null becomes the default. */
export function commitNumber(value: number | null, rules: NumberRules): number {
  if (value === null || Number.isNaN(value)) return rules.defaultValue;
  const rounded = rules.allowDecimal ? Math.round(value * 10) / 10 : Math.round(value);
  return Math.min(rules.max, Math.max(rules.min, rounded));
}

/** Whether a value may be shown as it is; otherwise the default replaces it. */
export function isWithin(value: number | null | undefined, rules: NumberRules): value is number {
  return typeof value === 'number' && value >= rules.min && value <= rules.max;
}

/** The text of a number with the separator of the language. */
export function numberText(value: number, separator: string): string {
  return String(value).replace('.', separator);
}
