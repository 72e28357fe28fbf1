import { describe, expect, it, vi } from 'vitest';
import { calculatorSetup } from '@/lib/drinks/setup';
import { siteByCode } from '@/lib/site/sites';
import { createCalculatorStore } from '@/lib/store/calculator';
import { knownWhereabouts, lookedUp } from '@/lib/store/whereabouts';
import { browserIn } from '../../places';
import { flat } from '../../flat';

const realOptions = new Intl.DateTimeFormat().resolvedOptions();

/** Puts the device into a time zone, with the languages of its browser. */
function liveIn(timeZone: string, ...languages: string[]) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...realOptions,
    timeZone,
  });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

describe('the country of the time zone', () => {
  it('is looked up once, and known at once from then on', async () => {
    liveIn('Europe/Warsaw', 'en-US');
    const first = knownWhereabouts();
    expect(first).toEqual({
      zone: { name: 'Europe/Warsaw', country: '' },
      languages: ['en-US'],
    });
    expect(await lookedUp(first)).toEqual(browserIn('Europe/Warsaw', 'en-US'));
    const second = knownWhereabouts();
    expect(second.zone).toEqual({ name: 'Europe/Warsaw', country: 'PL' });
    expect(await lookedUp(second)).toBe(second);
  });

  it('is not that of another zone', async () => {
    liveIn('Europe/Warsaw', 'en-US');
    await lookedUp(knownWhereabouts());
    liveIn('Europe/Berlin', 'en-US');
    const there = knownWhereabouts();
    expect(there.zone).toEqual({ name: 'Europe/Berlin', country: '' });
    expect((await lookedUp(there)).zone.country).toBe('DE');
  });

  it('is not kept where there is none: a later version may know it', async () => {
    liveIn('Europe/Gibraltar', 'en-US');
    const known = knownWhereabouts();
    expect(await lookedUp(known)).toBe(known);
    expect(localStorage.length).toBe(0);
  });

  it.each(['', ' ', 'Europe/Warsaw', '{"zone":1}'])('is not known from %j', (text) => {
    localStorage.setItem('zone-country', text);
    liveIn('Europe/Warsaw', 'en-US');
    expect(knownWhereabouts().zone.country).toBe('');
  });
});

describe('the store of the English calculator', () => {
  const setup = calculatorSetup(siteByCode('en'));
  const opened = () => {
    const store = createCalculatorStore(setup);
    void store.rehydrate();
    return store;
  };
  const beerOf = (store: ReturnType<typeof opened>) =>
    flat(store.getState().model).alcoholSettings.beer.servingItemCapacityInMl;
  const placed = (store: ReturnType<typeof opened>, country: string) =>
    vi.waitFor(() => expect(store.getState().whereabouts.zone.country).toBe(country));

  it('remembers in which country another one was chosen, and pours that one’s', async () => {
    liveIn('Europe/Warsaw', 'en-US');
    const store = opened();
    await placed(store, 'PL');
    store.getState().setCountry('GB-SCT');
    expect(store.getState().model).toMatchObject({
      selectedCountryId: 'GB-SCT',
      chosenInCountry: 'PL',
    });
    expect(store.getState().catalog.variant).toBe('gb');
    expect(beerOf(store)).toBe(568);
  });

  it('never changes what was drunk', async () => {
    liveIn('Europe/Warsaw', 'en-US');
    const store = opened();
    await placed(store, 'PL');
    store.getState().setAmount('beer', 2);
    const { beer } = flat(store.getState().model).alcoholSettings;
    store.getState().setCountry('GB');
    const { alcoholSettings } = flat(store.getState().model);
    expect(alcoholSettings.beer).toEqual(beer);
    // A large glass of wine in a British pub.
    expect(alcoholSettings.wine.servingItemCapacityInMl).toBe(175);
  });

  it('looks again when the page is seen in another time zone', async () => {
    liveIn('Europe/Warsaw', 'en-US');
    const store = opened();
    await placed(store, 'PL');
    liveIn('Europe/Berlin', 'en-US');
    document.dispatchEvent(new Event('visibilitychange'));
    await placed(store, 'DE');
  });
});
