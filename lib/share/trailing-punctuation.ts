/** Longer texts are returned unchanged. No code is nearly as long. */
const maxTextLength = 1000;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not valid percent-encoding
  }
}

/**
 * Removes punctuation of any script that messengers append to a link, plain or percent-encoded,
 * also after a slash; never letters and digits. If the rest is not a code, the text stays.
 */
export function withoutTrailingPunctuation(text: string): string {
  if (text.length > maxTextLength) return text;
  let [code, before] = [text, ''];
  // Repeated because text may be encoded twice, or plain marks may precede encoded ones.
  while (code !== before) {
    before = code;
    code = decoded(code).replace(/[^0-9A-Za-z]+$/, '');
  }
  return /^[0-9A-Za-z]+$/.test(code) ? code : text;
}
