import { hasSeparator } from '../typed-number';

/** The rules of a number box: which keys it accepts, and how it corrects its value. */

export interface NumberRules {
  min: number;
  max: number;
  defaultValue: number;
  allowDecimal: boolean;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Whether a key may act in the box: digits, one separator, and keys that write no character
 * (navigation and edit keys, shortcuts such as copy and paste). Whole numbers take a separator too:
 * without it, the digits of 1.5 would be 15.
 * @param rest the text without the selected part, which the new character would replace
 */
export function isAllowedKey(press: KeyPress, rest: string): boolean {
  const { key, ctrlKey, metaKey, altKey } = press;
  // With Alt (AltGr is Ctrl and Alt) the key writes a character, so it is not a shortcut.
  if (key.length > 1 || ((ctrlKey || metaKey) && !altKey)) return true;
  if (hasSeparator(key)) return !hasSeparator(rest);
  // Japanese keyboards write full-width digits, which NFKC converts.
  return /^\d$/.test(key.normalize('NFKC'));
}

/** Rounds to a whole number (in decimal mode to one decimal) and clamps; null becomes the default. */
export function commitNumber(value: number | null, rules: NumberRules): number {
  if (value === null) return rules.defaultValue;
  const rounded = rules.allowDecimal ? Math.round(value * 10) / 10 : Math.round(value);
  return Math.min(rules.max, Math.max(rules.min, rounded));
}

/** Whether a value is a number within the bounds. If not, the default replaces it. */
export function isWithin(value: number | null | undefined, rules: NumberRules): value is number {
  return typeof value === 'number' && value >= rules.min && value <= rules.max;
}
