import { act, render, screen, waitFor, type RenderResult } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { CalculationInput } from '@/lib/bac';
import { Result } from '@/components/result/result';
import { sharedCodes } from '@/components/result/share/shared-codes';
import { calculatorSetup } from '@/lib/drinks/setup';
import { countryOptions } from '@/lib/i18n/country-names';
import { perDrinkType, type CalculatorModel, type DrinkType } from '@/lib/model/model';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { calculatorStore } from '@/lib/store/calculator';
import messages from '@/messages/en.json';
import { goldenCase } from './golden-cases';

const slots: DrinkType[] = ['beer', 'wine', 'vodka', 'other'];

/** The Saturday on which the evenings of these tests begin; no clocks are changed around it. */
export const startDay = '2026-11-21';

/** Milliseconds since 1970 of a local time where the tests run. @param local '2026-11-21T23:30' */
export function instant(local: string): number {
  return new Date(local).getTime();
}

/** Stops the clock; timers go on. `vi.useRealTimers` lets it run again. */
export function setClock(local: string): void {
  vi.useFakeTimers({ now: instant(local), toFake: ['Date'] });
}

/** The store of the English site, as the page uses it. */
export const store = calculatorStore(calculatorSetup(siteByCode('en')));

/** What a visitor would have typed on Saturday to get the input of a golden case. */
export function modelOf(input: CalculationInput, change: Partial<CalculatorModel> = {}) {
  const { model } = store.getInitialState();
  return {
    ...model,
    gender: input.gender,
    age: input.ageYears,
    heightInCm: input.heightCm,
    weightInKg: input.weightKg,
    startDay,
    timeStartInH24: input.timeStart,
    timeFinishInH24: input.timeFinish,
    foodWhileDrinkingType: input.foodWhileDrinking,
    alcoholSettings: perDrinkType((type) => {
      const drink = input.drinks[slots.indexOf(type)];
      return {
        ...model.alcoholSettings[type],
        percent: drink?.percent ?? 5,
        servingItemCapacityInMl: drink?.ml ?? 1,
        amount: drink ? 1 : 0,
      };
    }),
    ...change,
  };
}

/** Puts entries into the store, as if they had been read from the browser's storage. */
export function enter(model: CalculatorModel): void {
  act(() => store.setState({ model, region: '', isReady: true }));
}

/** The catalog of English messages around a part of the page. */
export function Words({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

/** The result page of a site, in English words. */
export function ResultPage({ siteCode = 'en' }: { siteCode?: SiteCode }) {
  const site = siteByCode(siteCode);
  return (
    <Words>
      <Result
        siteCode={siteCode}
        setup={calculatorSetup(site)}
        countries={countryOptions(site.locale)}
      />
    </Words>
  );
}

export function renderResult(): RenderResult {
  return render(<ResultPage />);
}

/** Loads what stands below the answer and what reads links, so that it is there at once in every test. */
export async function loadDetails(): Promise<void> {
  // Of an evening that is over there is most: its peak and the strip lead the answer.
  setClock('2026-12-24T12:00');
  enter(modelOf(goldenCase('R01').input, { ownLimitPermille: 0.2 }));
  const { unmount } = renderResult();
  await screen.findByTestId('samples');
  await screen.findByTestId('recap');
  await screen.findByTestId('peak');
  await waitFor(() => expect(document.querySelector('[data-strip]')).not.toBeNull());
  await sharedCodes.request();
  unmount();
  vi.useRealTimers();
}

/** The evening of a golden case on Saturday, 21 November, looked at from a moment. */
export function show(local: string, id = 'R01', change: Partial<CalculatorModel> = {}): void {
  setClock(local);
  const { input } = goldenCase(id);
  enter(modelOf(input, { ownLimitPermille: input.legalDrivingLimitPermille, ...change }));
  renderResult();
}

/** 0.8 permille measured on Saturday at 23:30, looked at from a moment. */
export function showMeasured(local: string, change: Partial<CalculatorModel>): void {
  setClock(local);
  enter({
    ...store.getInitialState().model,
    entryMode: 'measurement',
    measurement: {
      value: 0.8,
      unit: 'permille',
      measuredDay: startDay,
      isDayChosen: false,
      timeMeasuredInH24: '23:30',
      timeLastDrinkInH24: '23:10',
    },
    ...change,
  });
  renderResult();
}

/** Each test of a file opens the result page anew, at the present moment. */
export function openResultAnew(): void {
  beforeAll(loadDetails);
  beforeEach(() => {
    window.history.replaceState(null, '', '/result/');
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
