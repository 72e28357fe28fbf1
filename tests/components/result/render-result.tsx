import { act, render, screen, type RenderResult } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { CalculationInput } from '@/lib/bac';
import { Result } from '@/components/result/result';
import { calculatorSetup } from '@/lib/drinks/setup';
import { countryOptions } from '@/lib/i18n/country-names';
import { perDrinkType, type CalculatorModel, type DrinkType } from '@/lib/model/model';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { calculatorStore } from '@/lib/store/calculator';
import messages from '@/messages/en.json';
import { goldenCase } from './golden-cases';

const slots: DrinkType[] = ['beer', 'wine', 'vodka', 'other'];

/** The store of the English site, as the page uses it. */
export const store = calculatorStore(calculatorSetup(siteByCode('en')));

/** What a visitor would have typed to get the input of a golden case. */
export function modelOf(input: CalculationInput, change: Partial<CalculatorModel> = {}) {
  const { model } = store.getInitialState();
  return {
    ...model,
    gender: input.gender,
    age: input.ageYears,
    heightInCm: input.heightCm,
    weightInKg: input.weightKg,
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

/** Loads what stands below the answer, so that it is there at once in every test. */
export async function loadDetails(): Promise<void> {
  enter(modelOf(goldenCase('R01').input));
  const { unmount } = renderResult();
  await screen.findByTestId('samples');
  unmount();
}
