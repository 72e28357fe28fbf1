import { describe, expect, it } from 'vitest';
import { firstAnswerCountry } from '@/tools/build/first-answer-country';
import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import { countryOptions } from '@/lib/i18n/country-names';

/** As in the file of the first answer: JSON. */
const written = JSON.parse(
  JSON.stringify(countryOptions('en').map(firstAnswerCountry)),
) as ReturnType<typeof firstAnswerCountry>[];
const found = (iso2: string) => {
  const country = written.find((one) => one.iso2 === iso2);
  if (!country) throw new Error(`No ${iso2}`);
  return country;
};

describe('a country in the first answer', () => {
  // Official texts: Ley 27.714 of Argentina, Lei 9.503/1997 of Brazil, GB 19522 of China.
  it.each(['AR', 'BR', 'CN'])('is confirmed where an official text bears it out: %s', (iso2) => {
    expect(isUnconfirmed(found(iso2))).toBe(false);
  });

  it.each(['KR', 'ZA'])('is not confirmed where nothing does: %s', (iso2) => {
    expect(isUnconfirmed(found(iso2))).toBe(true);
  });

  it('brings no more of the source along than that', () => {
    for (const country of written) {
      expect(Object.keys(country)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:source|law|checkedOn|alias)$/)]),
      );
    }
  });
});
