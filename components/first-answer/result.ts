import { openFactsView } from '@/components/facts/open-facts-part';
import { DrinksResult } from '@/components/result/drinks-result';
import { entriesOfCode } from '@/components/result/link/share-coding';
import {
  codeInAddress,
  isMeasurementCode,
  originOf,
} from '@/components/result/link/use-share-code';
import { laterResult } from '@/components/result/later-result';
import { useNow } from '@/lib/browser/use-now';
import type { Whereabouts } from '@/lib/countries/country-candidates';
import { whoseLimit } from '@/lib/countries/whose-limit';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { isEvening } from '@/lib/evening/evening';
import { phaseAt } from '@/lib/evening/evening-at';
import { senderLimit } from '@/lib/evening/sender-limit';
import type { CountryOption } from '@/lib/i18n/country-names';
import { listedCountries } from '@/lib/i18n/listed-countries';
import { siteByCode } from '@/lib/site/sites';
import { knownWhereabouts, lookedUp } from '@/lib/store/whereabouts';
import type { CalculatorSetup } from '@/lib/store/opened-entries';
import { ownEntries } from './own-entries';
import { showFirstAnswer } from './show';

/** Inserted by tools/build/first-answer.ts. */
declare const SETUP: CalculatorSetup;
declare const COUNTRIES: CountryOption[];

const { siteCode } = SETUP;
const laws = listedCountries(COUNTRIES);
const unchanged = () => {};

/** The props of the result of a shared link or of the visitor’s entries; null if only React can show it. */
function FirstResult(whereabouts: Whereabouts) {
  const site = siteByCode(siteCode);
  const code = codeInAddress(siteCode);
  const { own, catalog, zonedNow } = ownEntries(SETUP, whereabouts);
  const linked = code ? entriesOfCode(code, own, catalog, site) : null;
  const model = code ? linked?.model : own;
  const nowMs = useNow() ?? zonedNow.nowMs;
  if (isMeasurementCode(code) || model?.entryMode !== 'drinks') return null;
  const whose = whoseLimit(model, site, whereabouts, laws);
  const { evening, ...others } = laterResult(
    {
      ...whose,
      model,
      store: null,
      catalog,
      origin: originOf(code, model),
      code,
      isUnchecked: linked?.isUnchecked ?? false,
      senderLimit: senderLimit(linked?.facts, laws),
      laws,
      zonedNow,
      nowMs,
      chooseLimit: { setCountry: unchanged, setDriverClass: unchanged, setOwnLimit: unchanged },
    },
    (by) => calculateDrinks(model, by, zonedNow),
  );
  if (!isEvening(evening)) return null;
  // Nobody waits for an evening that is over: what only that shows would be a twentieth of this script.
  if (phaseAt(evening, nowMs) === 'past') return null;
  return { ...others, siteCode, evening, countries: COUNTRIES };
}

// A time that rests on open facts is not said without its condition.
void Promise.all([lookedUp(knownWhereabouts()), openFactsView.request()]).then(([whereabouts]) =>
  showFirstAnswer(() => FirstResult(whereabouts), DrinksResult),
);
