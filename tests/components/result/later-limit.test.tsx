import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { factsOfLimit } from '@/lib/evening/sender-limit';
import { toShared } from '@/lib/evening/shared-model';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { countryLaws } from '@/lib/countries/country-laws';
import { countryOptions } from '@/lib/i18n/country-names';
import { decodeShareCode, encodeShareCode } from '@/lib/share/share-code';
import { perDrinkType, type CalculatorModel } from '@/lib/model/model';
import { enter, openResultAnew, renderResult, setClock, startDay, store } from './render-result';
import { type Flat, flat, withFlat } from '../../flat';

const router = { push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() };
vi.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => window.location.pathname,
}));

openResultAnew();

const laws = countryLaws(countryOptions('en'));

/** Six beers of half a litre and 4.8 % with a big meal, the average man, 20:00 to 23:00. */
function evening(change: Partial<Flat> = {}): CalculatorModel {
  const { model } = store.getInitialState();
  const beer = {
    ...flat(model).alcoholSettings.beer,
    percent: 4.8,
    servingItemCapacityInMl: 500,
    amount: 6,
  };
  return withFlat(model, {
    gender: 0,
    age: 39,
    heightInCm: 178,
    weightInKg: 78,
    startDay,
    timeStartInH24: '20:00',
    timeFinishInH24: '23:00',
    givenEnds: 'both',
    isBodySet: true,
    isAgeSet: true,
    foodWhileDrinkingType: 3,
    alcoholSettings: perDrinkType((type) =>
      type === 'beer' ? beer : { ...flat(model).alcoholSettings[type], amount: 0 },
    ),
    ...change,
  });
}

function linkFrom(iso2: string, change: Partial<Flat> = {}): string {
  const limit = applicableLimit({ iso2, driverClass: 'general', ownLimitPermille: null }, laws);
  const facts = factsOfLimit({ limit, isCountryOpen: false, isClassOpen: false });
  return encodeShareCode(toShared(evening(change), facts));
}

function open(code: string, selectedCountryId: string, search = ''): void {
  enter({ ...store.getInitialState().model, selectedCountryId });
  window.history.replaceState(null, '', `/result/${code}/${search}`);
  renderResult();
}
const minutesAt = (testId: string) =>
  Number(screen.getByTestId(testId).getAttribute('data-minutes'));

describe('the later of two times', () => {
  beforeEach(() => setClock('2026-11-21T23:30'));

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
  it('is handed on as it is', async () => {
    setClock('2026-11-21T23:30');
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { languages: ['en'], clipboard: { writeText } });
    const code = linkFrom('DE');
    open(code, 'PL');
    await act(async () => fireEvent.click(screen.getByTestId('share')));
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    expect(writeText.mock.calls[0]?.[0]).toContain(`/result/${code}/`);
  });

  it('is an example if the address says so and it has no day', () => {
    setClock('2026-11-21T23:30');
    open(linkFrom('', { startDay: '' }), 'PL', '?example');
    expect(screen.getByTestId('link-note')).toHaveTextContent(/^Example: 6 × Beer, Man, 78 kg$/);
    expect(screen.queryByTestId('undated')).toBeNull();
  });

  it('is somebody’s evening if it has a day, whatever the address says', () => {
    setClock('2026-11-21T23:30');
    open(linkFrom('PL'), 'PL', '?example');
    expect(screen.getByTestId('link-note')).toHaveTextContent(/^A shared result/);
  });
});
