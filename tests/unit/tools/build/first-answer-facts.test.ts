import { describe, expect, it } from 'vitest';
import {
  firstAnswerCountry,
  firstAnswerLaw,
  firstAnswerSetup,
} from '@/tools/build/first-answer-facts';
import { isUnconfirmed } from '@/lib/i18n/listed-countries';
import { calculatorSetup } from '@/lib/drinks/setup';
import { calculatorLimits, countryOptions } from '@/lib/i18n/country-names';
import { siteByCode } from '@/lib/site/sites';

/** As in the file of the first answer: JSON. */
const written = JSON.parse(
  JSON.stringify(countryOptions('en').map(firstAnswerCountry)),
) as ReturnType<typeof firstAnswerCountry>[];

describe('a country in the first answer', () => {
  // Official texts: Ley 27.714 of Argentina, Lei 9.503/1997 of Brazil, GB 19522 of China.
  it.each(Object.entries({ AR: true, BR: true, CN: true, MX: false, ZA: false }))(
    'says whether an official text bears it out: %s, %s',
    (iso2, isConfirmed) => {
      const country = written.find((one) => one.iso2 === iso2);
      expect(country && isUnconfirmed(country)).toBe(!isConfirmed);
    },
  );

  it('brings no more of the source along than that, and nothing that only the list needs', () => {
    for (const country of written) {
      expect(Object.keys(country)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:source|law|checkedOn|alias)$/)]),
      );
    }
  });

  it('on the home page is its law and its name', () => {
    const { 'GB-SCT': scotland, MX } = calculatorLimits('en');
    expect(
      JSON.parse(JSON.stringify([scotland, MX].map((law) => law && firstAnswerLaw(law)))),
    ).toEqual([
      {
        permille: 0.5,
        onlyAbove: true,
        // Whose limit it may be depends on the time zone.
        zones: 'Europe/London',
        name: 'Scotland',
      },
      {
        permille: 0.5,
        noviceOrProfessionalPermille: 0,
        name: 'Mexico',
      },
    ]);
  });
});

it('the servings in the first answer are the default ones and those of millilitres, without their names', () => {
  const setup = calculatorSetup(siteByCode('en'));
  const text = JSON.stringify(firstAnswerSetup(setup));
  expect(text).not.toContain('Pint');
  const catalogs = Object.values(setup.catalogs).length;
  expect(text.match(/"default":true/g)).toHaveLength(4 * catalogs);
  expect(text.match(/"isCustom":true/g)).toHaveLength(4 * catalogs);
  expect(text.match(/"id":/g)).toHaveLength(8 * catalogs);
});
