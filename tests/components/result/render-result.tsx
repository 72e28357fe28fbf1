import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import type { CalculationInput } from '@/lib/bac';
import { countrySheet } from '@/components/limit/limit-chip';
import { Result } from '@/components/result/result';
import { calendarEntry } from '@/components/result/answer/calendar-link';
import { sharedCodes } from '@/components/result/result-source';
import { perDrinkType, type CalculatorModel, type DrinkType } from '@/lib/model/model';
import { calculatorSetup } from '@/lib/drinks/setup';
import type { DriverClass } from '@/lib/countries/applicable-limit';
import { countryOptions, type CountryOption } from '@/lib/i18n/country-names';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { calculatorStore } from '@/lib/store/calculator';
import { nowhere } from '@/lib/store/whereabouts';
import { allGiven } from '../all-given';
import { answerMedia } from '../media';
import { openDetails } from '../open-details';
import { Words } from '../shell/render-shell';
import { goldenCase } from '../../unit/bac/golden';
import { measured } from '../../unit/evening/entries';
import { type Flat, withFlat, flat } from '../../flat';

const slots: DrinkType[] = ['beer', 'wine', 'vodka', 'other'];

/** The Saturday on which the evenings of these tests begin; the clocks do not change around it. */
export const startDay = '2026-11-21';

/** Milliseconds since 1970 of a local time. @param local '2026-11-21T23:30' */
export const instant = (local: string) => new Date(local).getTime();

/** Stops `Date` at a time; timers run on. `vi.useRealTimers` undoes it. */
export function setClock(local: string): void {
  vi.useFakeTimers({ now: instant(local), toFake: ['Date'] });
}

/** The store of the English site, as the page uses it. */
export const store = calculatorStore(calculatorSetup(siteByCode('en')));

/** The entries on Saturday that give the input of a golden case. */
export function modelOf(input: CalculationInput, change: Partial<Flat> = {}) {
  const { model } = store.getInitialState();
  return withFlat(model, {
    gender: input.gender,
    age: input.ageYears,
    heightInCm: input.heightCm,
    weightInKg: input.weightKg,
    ...allGiven,
    selectedCountryId: 'US',
    startDay,
    timeStartInH24: input.timeStart,
    timeFinishInH24: input.timeFinish,
    foodWhileDrinkingType: input.foodWhileDrinking,
    alcoholSettings: perDrinkType((type) => {
      const drink = input.drinks[slots.indexOf(type)];
      return {
        ...flat(model).alcoholSettings[type],
        percent: drink?.percent ?? 5,
        servingItemCapacityInMl: drink?.ml ?? 1,
        amount: drink ? 1 : 0,
      };
    }),
    ...change,
  });
}

/** Puts entries into the store as if they had been loaded. */
export function enter(model: CalculatorModel): void {
  act(() => store.setState({ model, whereabouts: nowhere, isReady: true }));
}

/** The result page of a site, in English. */
export function ResultPage(props: { siteCode?: SiteCode; countries?: CountryOption[] }) {
  const site = siteByCode(props.siteCode ?? 'en');
  const { countries = countryOptions(site.locale) } = props;
  return (
    <Words>
      <Result siteCode={site.code} setup={calculatorSetup(site)} countries={countries} />
    </Words>
  );
}

export const renderResult = () => render(<ResultPage />);

/** Shows the evening of a golden case on Saturday, 21 November. @param local time of opening */
export function show(local: string, id = 'R01', change: Partial<Flat> = {}): void {
  setClock(local);
  const { input } = goldenCase(id);
  enter(modelOf(input, { ownLimitPermille: input.legalDrivingLimitPermille, ...change }));
  renderResult();
}

/**
 * Shows the evening of R01 in a country, without an own limit.
 * @param facts overrides the data of the country
 * @param local time of opening
 */
export function showInCountry(
  iso2: string,
  facts: Partial<CountryOption>,
  local: string,
  driverClass: DriverClass = 'general',
): void {
  setClock(local);
  enter(modelOf(goldenCase('R01').input, { selectedCountryId: iso2, driverClass }));
  const countries = countryOptions('en').map((country) =>
    country.iso2 === iso2 ? { ...country, ...facts } : country,
  );
  render(<ResultPage countries={countries} />);
}

/** 0.8 permille on Saturday at 23:30, the last drink at 23:10; its times were given. */
export const usualMeasurement = measured({ measuredDay: startDay }).measurement;

/** Shows a measurement of 0.8 permille on Saturday at 23:30. @param local time of opening */
export function showMeasured(local: string, change: Partial<Flat>): void {
  setClock(local);
  enter(
    withFlat(store.getInitialState().model, {
      ...allGiven,
      selectedCountryId: 'US',
      entryMode: 'measurement',
      measurement: usualMeasurement,
      ...change,
    }),
  );
  renderResult();
}

/**
 * Sets up a file whose tests each open the result page anew, at half past eleven unless they set another
 * time, and loads the cards below the answer and the link decoder, so that all tests have them at once.
 */
export function openResultAnew(): void {
  beforeAll(async () => {
    show('2026-12-24T12:00');
    await screen.findByTestId('samples');
    await screen.findByTestId('recap');
    await screen.findByTestId('peak');
    await Promise.all([sharedCodes.request(), calendarEntry.request(), countrySheet.request()]);
    cleanup();
    vi.useRealTimers();
  });
  beforeEach(() => {
    vi.clearAllMocks();
    setClock('2026-11-21T23:30');
    window.history.replaceState(null, '', '/result/');
    answerMedia(true);
  });
}

/** The text of an element, its no-break spaces as spaces. */
export const plain = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ');
export const textAt = (testId: string) => plain(screen.getByTestId(testId));
export const minutesAt = (testId: string) => Number(screen.getByTestId(testId).dataset.minutes);
export const permilleShown = () => Number(screen.getByTestId('peak').dataset.permille);

/** The texts of the opened row of a card. */
export const definitions = (testId: string) =>
  within(screen.getByTestId(testId)).getAllByRole('definition').map(plain);

/** The reminder, its lines unfolded. */
export function calendarText(): string {
  const { href } = screen.getByTestId<HTMLAnchorElement>('calendar');
  return decodeURIComponent(href).replaceAll('\r\n ', '');
}

/** Opens a row below the answer and waits for its part. @param holds selector of what it holds */
export async function openCard(testId: string, holds: string): Promise<HTMLElement> {
  const details = openDetails(testId);
  await waitFor(() => expect(details.querySelector(holds)).not.toBeNull());
  return details;
}

export const openWorking = async () => plain(await openCard('working', 'ol'));

/** Chooses a country in the sheet. */
export async function choose(search: string, country: RegExp): Promise<void> {
  fireEvent.click(screen.getByTestId('country'));
  fireEvent.change(screen.getByTestId('country-search'), { target: { value: search } });
  await act(async () => fireEvent.click(screen.getByRole('option', { name: country })));
  await waitFor(() => expect(screen.queryByTestId('country-search')).toBeNull());
}

/** Prints as soon as the sheet is loaded. */
export async function print(): Promise<HTMLElement> {
  return waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    return screen.getByTestId('print-page');
  });
}

/** Presses the share button. @returns the address that is copied */
export async function sharedUrl(): Promise<URL> {
  const writeText = vi.fn<(url: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText }, languages: ['en'] });
  await act(async () => fireEvent.click(screen.getByTestId('share')));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  return new URL(writeText.mock.lastCall?.[0] ?? '');
}
