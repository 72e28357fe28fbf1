import { DrinksResult } from '@/components/result/drinks-result';
import { peakChunk, ringChunk, stripChunk } from '@/components/result/result-chunks';
import { entriesOfCode } from '@/components/result/share/share-coding';
import { sharedReceiver } from '@/components/result/share/shared-receiver';
import { codeInAddress, isMeasurementCode } from '@/components/result/share/use-share-code';
import { useNow } from '@/lib/browser/use-now';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { countryLaws } from '@/lib/countries/country-laws';
import { isCountryGuessed, limitChoice } from '@/lib/countries/default-country';
import { isEvening } from '@/lib/evening/evening';
import { openDrinks } from '@/lib/evening/open-drinks';
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
  const { own, catalog, place, region } = ownEntries(SETUP);
  const linked = code ? entriesOfCode(code, sharedReceiver(own, catalog, site)) : null;
  const model = code ? linked?.model : own;
  const nowMs = useNow() ?? place.nowMs;
  if (isMeasurementCode(code) || model?.entryMode !== 'drinks') return null;
  const isLimitGuessed = isCountryGuessed(model, laws);
  // The country of the time zone is known only later: a guessed limit could visibly change.
  if (isLimitGuessed && !region) return null;
  const choice = limitChoice(model, site, { region, zoneCountry: '' }, laws);
  const limit = applicableLimit(choice, laws);
  const evening = openDrinks(model, limit, place);
  if (!isEvening(evening) || evening.kind !== 'drinks') return null;
  return (
    <DrinksResult
      siteCode={siteCode}
      evening={evening}
      countries={COUNTRIES}
      source={{
        model,
        store: null,
        catalog,
        isShared: Boolean(code),
        uncheckedCode: linked?.isUnchecked ? code : null,
        measurementCode: null,
        limit,
        isLimitGuessed,
        limitByBreathOf: (iso2) => applicableLimit(choice, laws, iso2),
        place,
        nowMs,
        chooseLimit: { setCountry: unchanged, setDriverClass: unchanged, setOwnLimit: unchanged },
        setReadyBy: unchanged,
      }}
    />
  );
}

void Promise.all([ringChunk, peakChunk, stripChunk].map((module) => module.request())).then(() =>
  showFirstAnswer(FirstResult),
);
