import { describe, expect, it } from 'vitest';
import { applicableLimit, type CountryLaws } from '@/lib/countries/applicable-limit';
import { factsOfLimit, senderLimit } from '@/lib/evening/sender-limit';

// Figures of content/limits.json, repeated.
const laws: CountryLaws = {
  DE: { permille: 0.5, noviceOrProfessionalPermille: 0 },
  PL: { permille: 0.2, noviceOrProfessionalPermille: null },
  GB: {
    permille: 0.8,
    noviceOrProfessionalPermille: null,
    breathLaw: { ratio: 2300, country: 'United Kingdom' },
  },
};
const germany = { iso2: 'DE', driverClass: 'general', ownLimitPermille: null } as const;
const given = { isCountryOpen: false, isClassOpen: false };

describe('the limit in a link', () => {
  it('is the country and class whose limit counts', () => {
    expect(
      factsOfLimit({
        limit: applicableLimit({ ...germany, driverClass: 'novice' }, laws),
        ...given,
      }),
    ).toEqual({ place: 'DE', driverClass: 'novice', open: [] });
  });

  it.each([
    [true, false, ['country']],
    [false, true, ['class']],
    [true, true, ['country', 'class']],
  ])('says what is open: country %s, class %s', (isCountryOpen, isClassOpen, open) => {
    const limit = applicableLimit(germany, laws);
    expect(factsOfLimit({ limit, isCountryOpen, isClassOpen }).open).toEqual(open);
  });

  it('is not sent if it is the sender’s own, nor the country behind it', () => {
    const own = applicableLimit({ ...germany, driverClass: 'novice', ownLimitPermille: 0.1 }, laws);
    expect(factsOfLimit({ limit: own, isCountryOpen: true, isClassOpen: true })).toEqual({
      place: '',
      driverClass: 'general',
      open: [],
    });
  });
});

describe('the limit of the sender', () => {
  it('is that of place and class, with what is open', () => {
    const facts = { place: 'DE', driverClass: 'novice', open: ['body', 'country'] } as const;
    expect(senderLimit(facts, laws)).toMatchObject({
      limit: { iso2: 'DE', driverClass: 'novice', permille: 0, ownLimitPermille: null },
      isCountryOpen: true,
      isClassOpen: false,
    });
  });

  it('may have the breath ratio of another country', () => {
    const facts = { place: 'PL', driverClass: 'general', open: [] } as const;
    expect(senderLimit(facts, laws, 'GB')).toMatchObject({
      limit: { permille: 0.2, breathRatio: 2300 },
    });
  });

  it.each([
    ['an older link', undefined],
    ['an own limit', { place: '', driverClass: 'general', open: [] } as const],
    ['a country that is not listed', { place: 'AA', driverClass: 'general', open: [] } as const],
    ['a region that is not listed', { place: 'DE-BY', driverClass: 'general', open: [] } as const],
    ['a name of every object', { place: 'toString', driverClass: 'general', open: [] } as const],
  ])('is not known from %s', (_, facts) => expect(senderLimit(facts, laws)).toBeNull());
});
