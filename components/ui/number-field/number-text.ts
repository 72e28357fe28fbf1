import { hasSeparator } from '../typed-number';

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Whether a key may act in a number box: digits, one separator, and keys that write no character
 * (navigation and edit keys, shortcuts). Without the separator, the digits of 1.5 would be 15.
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
