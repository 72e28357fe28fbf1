import { DrinksResult } from '@/components/result/drinks-result';
import { entriesOfCode } from '@/components/result/link/share-coding';
import { sharedReceiver } from '@/components/result/link/shared-receiver';
import {
  codeInAddress,
  isMeasurementCode,
  originOf,
} from '@/components/result/link/use-share-code';
import { laterResult } from '@/components/result/later-result';
import { ringChunk } from '@/components/result/answer/ring-chunk';
import { peakChunk, stripChunk } from '@/components/result/night/night-chunks';
import { useNow } from '@/lib/browser/use-now';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { countryLaws } from '@/lib/countries/country-laws';
import { isCountryGuessed, limitChoice } from '@/lib/countries/default-country';
import { isClassOpen } from '@/lib/countries/driver-classes';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { isEvening } from '@/lib/evening/evening';
import { senderLimit } from '@/lib/evening/sender-limit';
import type { CountryOption } from '@/lib/i18n/country-names';
import { siteByCode } from '@/lib/site/sites';
import type { CalculatorSetup } from '@/lib/store/opened-entries';
import { ownEntries } from './own-entries';
import { showFirstAnswer } from './show';

/** Inserted by tools/build/first-answer.ts. */
declare const SETUP: CalculatorSetup;
declare const COUNTRIES: CountryOption[];

const { siteCode } = SETUP;
const laws = countryLaws(COUNTRIES);
const unchanged = () => {};

/** The result of a shared link or of the visitor's entries; null if only React can show it. */
function FirstResult() {
  const site = siteByCode(siteCode);
  const code = codeInAddress(siteCode);
  const { own, catalog, zonedNow, region } = ownEntries(SETUP);
  const linked = code ? entriesOfCode(code, sharedReceiver(own, catalog, site)) : null;
  const model = code ? linked?.model : own;
  const nowMs = useNow() ?? zonedNow.nowMs;
  if (isMeasurementCode(code) || model?.entryMode !== 'drinks') return null;
  const isCountryOpen = isCountryGuessed(model, laws);
  // The country of the time zone is known only later: a guessed limit could visibly change.
  if (isCountryOpen && !region) return null;
  const choice = limitChoice(model, site, { region, zoneCountry: '' }, laws);
  const limit = applicableLimit(choice, laws);
  const givenAgeYears = model.isAgeSet ? model.age : null;
  const { evening, ...others } = laterResult(
    {
      model,
      store: null,
      catalog,
      origin: originOf(code, model),
      code,
      isUnchecked: linked?.isUnchecked ?? false,
      limit,
      isCountryOpen,
      isClassOpen: isClassOpen({ ...model, givenAgeYears }, laws[limit.iso2]),
      senderLimit: senderLimit(linked?.facts, laws),
      limitByBreathOf: (iso2) => applicableLimit(choice, laws, iso2),
      zonedNow,
      nowMs,
      chooseLimit: { setCountry: unchanged, setDriverClass: unchanged, setOwnLimit: unchanged },
      setReadyBy: unchanged,
    },
    (by) => calculateDrinks(model, by, zonedNow),
  );
  if (!isEvening(evening)) return null;
  return <DrinksResult {...others} siteCode={siteCode} evening={evening} countries={COUNTRIES} />;
}

void Promise.all([ringChunk, peakChunk, stripChunk].map((module) => module.request())).then(() =>
  showFirstAnswer(FirstResult),
);
