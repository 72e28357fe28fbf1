import { describe, expect, it } from 'vitest';
import { slugOf } from '@/lib/site/slugs';
import { siteByCode, sites } from '@/lib/site/sites';

/** Spec section 2, table of slugs; cn from the contract. */
const slugs = {
  en: ['result', 'privacy-policy'],
  ru: ['result', 'privacy-policy'],
  jp: ['result', 'privacy-policy'],
  pl: ['wynik', 'polityka-prywatnosci'],
  de: ['ergebnis', 'datenschutzerklaerung'],
  fr: ['resultat', 'politique-de-confidentialite'],
  es: ['resultado', 'politica-de-privacidad'],
  br: ['resultado', 'politica-de-privacidade'],
  it: ['risultato', 'informativa-sulla-privacy'],
  cz: ['vysledek', 'zasady-ochrany-osobnich-udaju'],
  cn: ['result', 'privacy-policy'],
};

/** Spec section 9: default alcohol unit; that of China is from its law. */
const units = {
  promil: ['pl', 'de', 'cz', 'ru'],
  gramPerLiter: ['fr', 'es', 'it', 'br'],
  bac: ['en', 'jp'],
  mgPer100Ml: ['cn'],
};

describe('the table of sites', () => {
  it('has the eleven sites with the slugs of the specification', () => {
    const own = sites.map(({ code }) => [code, [slugOf('result', code), slugOf('privacy', code)]]);
    expect(Object.fromEntries(own)).toEqual(slugs);
  });

  it('gives each site its unit of alcohol', () => {
    for (const [unit, codes] of Object.entries(units)) {
      expect(sites.filter((site) => site.alcoholUnit === unit).map(({ code }) => code)).toEqual(
        expect.arrayContaining(codes),
      );
    }
  });

  it('lets only English visitors change units', () => {
    expect(sites.filter((site) => site.unitsAllowChange).map(({ code }) => code)).toEqual(['en']);
  });

  it.each(sites)('writes a percentage in $code as CLDR does', (site) => {
    const { locale, decimalSeparator, percentSpace } = site;
    const byCldr = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 });
    expect(`12${decimalSeparator}5${percentSpace}%`).toBe(byCldr.format(0.125));
  });

  it('refuses an unknown site code', () => {
    expect(() => siteByCode('xx')).toThrow('Unknown site code: xx');
  });
});
