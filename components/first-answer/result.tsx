import { DrinksResult } from '@/components/result/drinks-result';
import { entriesOfCode } from '@/components/result/link/share-coding';
import { sharedReceiver } from '@/components/result/link/shared-receiver';
import { codeInAddress, isMeasurementCode } from '@/components/result/link/use-share-code';
import { ringChunk } from '@/components/result/answer/ring-chunk';
import { useNow } from '@/lib/browser/use-now';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { countryLaws } from '@/lib/countries/country-laws';
import type { Whereabouts } from '@/lib/countries/country-candidates';
import { whoseLimit } from '@/lib/countries/whose-limit';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { isEvening } from '@/lib/evening/evening';
import { phaseAt } from '@/lib/evening/evening-at';
import type { CountryOption } from '@/lib/i18n/country-names';
import { siteByCode } from '@/lib/site/sites';
import { knownWhereabouts, lookedUp } from '@/lib/store/whereabouts';
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
function FirstResult(whereabouts: Whereabouts) {
  const site = siteByCode(siteCode);
  const code = codeInAddress(siteCode);
  const { own, catalog, zonedNow } = ownEntries(SETUP, whereabouts);
  const linked = code ? entriesOfCode(code, sharedReceiver(own, catalog, site)) : null;
  const model = code ? linked?.model : own;
  const nowMs = useNow() ?? zonedNow.nowMs;
  if (isMeasurementCode(code) || model?.entryMode !== 'drinks') return null;
  const whose = whoseLimit(model, site, whereabouts, laws);
  const evening = calculateDrinks(model, whose.limit, zonedNow);
  if (!isEvening(evening) || evening.kind !== 'drinks') return null;
  // Nobody waits for an evening that is over: what only that shows would be a twentieth of this script.
  if (phaseAt(evening, nowMs) === 'past') return null;
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
        ...whose,
        origin: code ? 'link' : 'own',
        limitByBreathOf: (iso2) => applicableLimit(whose.limit, laws, iso2),
        zonedNow,
        nowMs,
        chooseLimit: { setCountry: unchanged, setDriverClass: unchanged, setOwnLimit: unchanged },
        setReadyBy: unchanged,
      }}
    />
  );
}

void Promise.all([lookedUp(knownWhereabouts()), ringChunk.request()]).then(([whereabouts]) =>
  showFirstAnswer(() => FirstResult(whereabouts)),
);
