import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examplesOf } from '@/lib/answers/examples';
import { countryLimits } from '@/lib/countries/limits';
import { sites, type SiteCode } from '@/lib/site/sites';

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
  jp: { phrase: '500mL（5%）', ml: 500, percent: 5 },
  // 两, 50 g or about 50 ml.
  cn: { phrase: '两52度', ml: 50, percent: 52 },
};

/** Limits named in the texts, as in content/limits.json. */
const namedLimits: Partial<Record<SiteCode, { iso2: string[]; permille: number }>> = {
  en: { iso2: ['US', 'GB'], permille: 0.8 },
  de: { iso2: ['DE', 'AT', 'CH'], permille: 0.5 },
  br: { iso2: ['BR'], permille: 0 },
  cz: { iso2: ['CZ', 'SK'], permille: 0 },
};

/** Numbers in the sentence about the tables that do not come from them: ages, "one drink". */
const otherNumbers: Partial<Record<SiteCode, string[]>> = {
  de: ['0,5', '21'],
  it: ['21'],
  jp: ['1', '1', '1', '1'],
};

function wordsOf(code: SiteCode): Record<'lead' | 'pace', string> {
  const { answers } = JSON.parse(readFileSync(`messages/${code}.json`, 'utf8')) as {
    answers: Record<'lead' | 'pace', string>;
  };
  return answers;
}

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)?/g) ?? [];
const unbroken = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(sites)('the words above and below the tables of $code', (site) => {
  const { lead, pace } = wordsOf(site.code);
  const { drinks, bodies, law } = examplesOf(site);
  const { phrase, ml, percent } = leadDrinks[site.code];

  it('name the first drink of the tables, and no other number', () => {
    expect(unbroken(lead)).toContain(phrase);
    expect(drinks[0]?.capacityMl).toBe(ml);
    if (percent !== undefined) expect(drinks[0]?.percent).toBe(percent);
    expect(numbersIn(lead)).toEqual(numbersIn(phrase));
  });

  it('speak of a man, as the second body is', () => {
    expect(bodies[1]?.gender).toBe(0);
  });

  it('name the limits that there are', () => {
    const { iso2 = [], permille } = namedLimits[site.code] ?? {};
    for (const code of iso2) {
      expect(countryLimits.find((row) => row.iso2 === code)?.permille, code).toBe(permille);
    }
    if (permille !== undefined) expect(law.permille).toBe(permille);
    expect(numbersIn(pace)).toEqual(otherNumbers[site.code] ?? []);
  });
});

it('Japan forbids any alcohol, as its words say', () => {
  expect(countryLimits.find(({ iso2 }) => iso2 === 'JP')?.anyForbidden).toBeDefined();
});
