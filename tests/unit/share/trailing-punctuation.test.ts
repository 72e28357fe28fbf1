import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutTrailingPunctuation } from '@/lib/share/trailing-punctuation';
import datedLinks from '../../fixtures/share/dated-links.json';
import datedMeasurements from '../../fixtures/share/dated-measurements.json';
import { lawOf } from '../law';
import { digits } from './mistyped';

const codes = [...datedLinks, ...datedMeasurements].map(({ code }) => code);
const code = codes[0]!;

/** Punctuation at the end of a sentence that messengers and mail programs include in a link. */
const marks = [...'.,)>!?;:\'"]}»。，）、'];
const percentEncoded = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`)
    .join('');

describe('what is glued to the end of a link', () => {
  it.each(marks)('%s is cut off, plain, encoded, encoded in small letters and twice', (mark) => {
    const encoded = percentEncoded(mark);
    for (const glued of [mark, encoded, encoded.toLowerCase(), encodeURIComponent(encoded)]) {
      for (const of of codes) expect(withoutTrailingPunctuation(of + glued)).toBe(of);
    }
  });

  it('is cut off when it is several, and behind a slash', () => {
    for (const glued of [').', '/).', '/%29.', '%29%2E', '."', '?!', '»,', '%22%3E', '/', '%29%'])
      expect(withoutTrailingPunctuation(code + glued)).toBe(code);
  });

  const several = fc.array(fc.constantFrom(...marks), { minLength: 1, maxLength: 6 });
  lawOf(100)('is cut off when it is any of them', [several], (some) => {
    const glued = some.join('');
    expect(withoutTrailingPunctuation(code + glued)).toBe(code);
    expect(withoutTrailingPunctuation(code + percentEncoded(glued))).toBe(code);
  });

  it('is never a letter or a digit', () => {
    for (const letter of digits) {
      expect(withoutTrailingPunctuation(code + letter)).toBe(code + letter);
      expect(withoutTrailingPunctuation(`${code}${letter}).`)).toBe(code + letter);
    }
  });

  it.each(['', '!!!', ')', '%E0%A4%A', 'a)b', 'a/b', 'a%29b', 'é', `${'A'.repeat(3000)}.`])(
    'leaves what is no code as it is: %.12s',
    (text) => expect(withoutTrailingPunctuation(text)).toBe(text),
  );

  it('takes no time over a long text', () => {
    const start = performance.now();
    withoutTrailingPunctuation(`${'%25'.repeat(300_000)}a`);
    withoutTrailingPunctuation(`${'!'.repeat(999)}a`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
