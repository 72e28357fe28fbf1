/** Far more than any code has: a longer text is left alone. */
const longestText = 1000;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // percent signs that mean nothing
  }
}

/**
 * The code of a link without what messengers and mails glue to its end: full stops, commas, brackets,
 * quotation marks of any script, plain or percent-encoded, also behind a slash. Letters and digits are
 * never cut off; a text that is no code all the same stays as it is.
 */
export function withoutGluedMarks(text: string): string {
  if (text.length > longestText) return text;
  let [code, before] = [text, ''];
  // Once more as long as something comes off: what was encoded twice, marks behind encoded ones.
  while (code !== before) {
    before = code;
    code = decoded(code).replace(/[^0-9A-Za-z]+$/, '');
  }
  return /^[0-9A-Za-z]+$/.test(code) ? code : text;
}
