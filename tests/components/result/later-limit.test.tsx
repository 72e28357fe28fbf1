import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { factsOfLimit } from '@/lib/evening/sender-limit';
import { toShared } from '@/lib/evening/shared-model';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { countryOptions } from '@/lib/i18n/country-names';
import { listedCountries } from '@/lib/i18n/listed-countries';
import { decodeShareCode, encodeShareCode } from '@/lib/share/share-code';
import type { CalculatorModel } from '@/lib/model/model';
import { goldenCase } from '../../unit/bac/golden';
import {
  enter,
  minutesAt,
  modelOf,
  openResultAnew,
  renderResult,
  setClock,
  store,
} from './render-result';
import { type Flat, withDrinks, withFlat } from '../../flat';

openResultAnew();

const laws = listedCountries(countryOptions('en'));

/** Six beers of half a litre and 4.8 % with a big meal, the average man, 20:00 to 23:00. */
function evening(change: Partial<Flat>): CalculatorModel {
  const times = { timeStart: '20:00', timeFinish: '23:00' };
  const drinks = [{ ml: 500, percent: 4.8 }];
  const model = modelOf({ ...goldenCase('R01').input, ...times, foodWhileDrinking: 3, drinks });
  return withFlat(withDrinks(model, { beer: { amount: 6 } }), change);
}

function linkFrom(iso2: string, change: Partial<Flat> = {}): string {
  const limit = applicableLimit({ iso2, driverClass: 'general', ownLimitPermille: null }, laws);
  const facts = factsOfLimit({ limit, isCountryOpen: false, isClassOpen: false });
  return encodeShareCode(toShared(evening(change), facts));
}

function open(code: string, selectedCountryId: string, search = '', own: Partial<Flat> = {}): void {
  enter(withFlat(store.getInitialState().model, { selectedCountryId, ...own }));
  window.history.replaceState(null, '', `/result/${code}/${search}`);
  renderResult();
}
describe('the later of two times', () => {
  // 2.24785 permille less 0.12 an hour: 0.2 after 1024 min, 13:04; 0.5 after 874 min, 10:34, said as 10:35.
  it('is the receiver’s in Poland, of a link from Germany: 13:04 first, 10:34 below', () => {
    open(linkFrom('DE'), 'PL');
    expect(minutesAt('drive-time-late')).toBe(1024);
    expect(screen.getByTestId('country')).toHaveTextContent('Poland');
    expect(minutesAt('other-limit')).toBe(874);
    expect(screen.getByTestId('other-limit')).toHaveTextContent(
      /^By the sender’s limit \(0\.05%\sBAC, Germany\): not before Sun 10:35$/,
    );
  });

  it('is the sender’s in Germany, of a link from Poland', () => {
    open(linkFrom('PL'), 'DE');
    expect(minutesAt('drive-time-late')).toBe(1024);
    expect(screen.getByTestId('country')).toHaveTextContent('Poland');
    expect(screen.getByTestId('other-limit')).toHaveTextContent(/^By your limit .*Germany.*10:35$/);
  });

  it('is the sender’s where the receiver’s is never exceeded', () => {
    open(linkFrom('PL'), 'DE', '', { ownLimitPermille: 5 });
    expect(minutesAt('drive-time-late')).toBe(1024);
    expect(screen.queryByTestId('other-limit')).toBeNull();
  });

  it('is alone if both are the same, and in an older link', () => {
    open(linkFrom('PL'), 'PL');
    expect(screen.queryByTestId('other-limit')).toBeNull();
    const old = { ...decodeShareCode(linkFrom('DE'))!, facts: undefined };
    act(() => window.history.replaceState(null, '', '/result/'));
    open(encodeShareCode(old), 'PL');
    expect(screen.queryByTestId('other-limit')).toBeNull();
  });

  it('is alone once the other one has passed: it is never a permission', () => {
    setClock('2026-11-22T10:40');
    open(linkFrom('DE'), 'PL');
    expect(minutesAt('drive-time-late')).toBe(1024);
    expect(screen.queryByTestId('other-limit')).toBeNull();
  });
});

describe('an opened link', () => {
  it('is an example if the address says so and it has no day', () => {
    open(linkFrom('', { startDay: '' }), 'PL', '?example');
    expect(screen.getByTestId('link-note')).toHaveTextContent(/^Example: 6 × Beer, Man, 78 kg$/);
    expect(screen.queryByTestId('undated')).toBeNull();
  });

  it('is somebody’s evening if it has a day, whatever the address says', () => {
    open(linkFrom('PL'), 'PL', '?example');
    expect(screen.getByTestId('link-note')).toHaveTextContent(/^A shared result/);
  });
});
