import { describe, expect, it } from 'vitest';
import { slugOf } from '@/lib/site/slugs';
import { siteByCode, sites } from '@/lib/site/sites';

/** Spec section 2, slugs, and section 9, default alcohol unit; cn from the contract and its law. */
const specified = {
  en: ['result', 'privacy-policy', 'bac'],
  ru: ['result', 'privacy-policy', 'promil'],
  jp: ['result', 'privacy-policy', 'bac'],
  pl: ['wynik', 'polityka-prywatnosci', 'promil'],
  de: ['ergebnis', 'datenschutzerklaerung', 'promil'],
  fr: ['resultat', 'politique-de-confidentialite', 'gramPerLiter'],
  es: ['resultado', 'politica-de-privacidad', 'gramPerLiter'],
  br: ['resultado', 'politica-de-privacidade', 'gramPerLiter'],
  it: ['risultato', 'informativa-sulla-privacy', 'gramPerLiter'],
  cz: ['vysledek', 'zasady-ochrany-osobnich-udaju', 'promil'],
  cn: ['result', 'privacy-policy', 'mgPer100Ml'],
};

describe('the table of sites', () => {
  it('has the eleven sites with the slugs and units of the specification', () => {
    const own = sites.map(({ code, alcoholUnit }) => [
      code,
      [slugOf('result', code), slugOf('privacy', code), alcoholUnit],
    ]);
    expect(Object.fromEntries(own)).toEqual(specified);
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
