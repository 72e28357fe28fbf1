import { describe, expect, it } from 'vitest';
import { examplesOf } from '@/lib/answers/examples';
import { countryLimits } from '@/lib/countries/limits';
import { sites, type SiteCode } from '@/lib/site/sites';
import { messagesOf } from '@/tools/build/messages';

/** A drink as the lead names it, and its volume: the first drink of content/answers.json. */
interface NamedDrink {
  phrase: string;
  ml: number;
  percent?: number;
}

const leadDrinks: Record<SiteCode, NamedDrink> = {
  // The imperial pint: 568.26 ml.
  en: { phrase: 'UK pints', ml: 568 },
  pl: { phrase: '(0,5 l)', ml: 500 },
  de: { phrase: '(je 0,5 l)', ml: 500 },
  // A third of a litre.
  es: { phrase: 'tercios', ml: 330 },
  fr: { phrase: 'de 12 cl', ml: 120 },
  br: { phrase: 'de 350 ml', ml: 350 },
  ru: { phrase: 'по 50 мл', ml: 50 },
  it: { phrase: 'da 125 ml', ml: 125 },
  cz: { phrase: '(0,5 l)', ml: 500 },
  jp: { phrase: '500ml（5%）', ml: 500, percent: 5 },
  // 两, 50 g or about 50 ml.
  cn: { phrase: '两52度', ml: 50, percent: 52 },
};

/** Limits that a lead names, as in content/limits.json. */
const namedLimits: Record<SiteCode, { text: string; iso2: string[]; permille: number }[]> = {
  en: [{ text: '0.08%', iso2: ['US', 'GB'], permille: 0.8 }],
  pl: [{ text: '0,2 ‰', iso2: ['PL'], permille: 0.2 }],
  de: [{ text: '0,5 ‰', iso2: ['DE', 'AT', 'CH'], permille: 0.5 }],
  es: [{ text: '0,5 g/l', iso2: ['ES'], permille: 0.5 }],
  // The second is that of new drivers.
  fr: [
    { text: '0,5 g/L', iso2: ['FR'], permille: 0.5 },
    { text: '0,2 g/L', iso2: [], permille: 0.2 },
  ],
  br: [{ text: 'zero', iso2: ['BR'], permille: 0 }],
  ru: [
    { text: '0,3 ‰', iso2: ['RU'], permille: 0.3 },
    { text: 'любой остаток', iso2: ['KZ'], permille: 0 },
  ],
  it: [{ text: '0,5 g/l', iso2: ['IT'], permille: 0.5 }],
  cz: [{ text: 'nula', iso2: ['CZ'], permille: 0 }],
  jp: [],
  cn: [{ text: '20 mg/100 mL', iso2: ['CN'], permille: 0.2 }],
};

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)?/g) ?? [];
const unbroken = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(sites)('the words above and below the tables of $code', (site) => {
  const { lead, pace } = messagesOf(site.code).answers;
  const { drinks } = examplesOf(site);
  const { phrase, ml, percent } = leadDrinks[site.code];
  const limits = namedLimits[site.code];

  it('name the first drink of the tables and limits that there are, and no other number', () => {
    expect(unbroken(lead)).toContain(phrase);
    expect(drinks[0].capacityMl).toBe(ml);
    if (percent !== undefined) expect(drinks[0].percent).toBe(percent);
    for (const { text, iso2, permille } of limits) {
      expect(unbroken(lead)).toContain(text);
      for (const code of iso2) {
        expect(countryLimits.find((row) => row.iso2 === code)?.permille, code).toBe(permille);
      }
    }
    expect(numbersIn(lead)).toEqual(numbersIn([phrase, ...limits.map(({ text }) => text)].join()));
  });

  it('tell of the people nothing that could be another number', () => {
    // In Japanese "one glass".
    expect(numbersIn(pace)).toEqual(site.code === 'jp' ? ['1', '1', '1'] : []);
  });
});

it('a French new driver has the limit that the lead names', () => {
  expect(countryLimits.find(({ iso2 }) => iso2 === 'FR')?.noviceOrProfessionalPermille).toBe(0.2);
});
