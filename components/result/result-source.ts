import { useEffect, useMemo, useState } from 'react';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { applicableLimit, type ApplicableLimit } from '@/lib/countries/applicable-limit';
import { countryLaws } from '@/lib/countries/country-laws';
import { isCountryGuessed, limitChoice } from '@/lib/countries/default-country';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { Place } from '@/lib/evening/start-day';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { CalculatorModel } from '@/lib/model/model';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { useCalculator, useCalculatorStore, type CalculatorStore } from '@/lib/store/calculator';
import type { CalculatorSetup } from '@/lib/store/opened-entries';
import type { CalculatorActions } from '@/lib/store/calculator-actions';
import { useWhereabouts } from '@/lib/store/whereabouts';
import { sharedCodes } from './shared-codes';
import { sharedReceiver, type OwnFields } from './shared-receiver';
import { useDamagedLink } from './use-damaged-link';
import { isMeasurementCode, useShareCode } from './use-share-code';

export type LimitActions = Pick<CalculatorActions, 'setCountry' | 'setDriverClass' | 'setOwnLimit'>;

/** Where the numbers of the result come from. */
export interface ResultSource {
  model: CalculatorModel;
  /** The visitor's own entries, whatever is shown; null in the first answer, which changes nothing. */
  store: CalculatorStore | null;
  /** The visitor's servings and names of drinks. */
  catalog: DrinkCatalog;
  isShared: boolean;
  /** The code of a link to a measured value, not yet read: most visitors never meet one. */
  measurementCode: string | null;
  /** The limit that applies: chosen, or that of the site's default country. */
  limit: ApplicableLimit;
  /** The limit is that of a guessed country: nobody chose one. */
  isLimitGuessed: boolean;
  /** The same with breath counted by the ratio of another country. @param iso2 ISO 3166 code */
  limitByBreathOf: (iso2: string) => ApplicableLimit;
  /** Where the page was opened, and when: entries without a day get theirs from it. */
  place: Place;
  /** The present minute, milliseconds since 1970. */
  nowMs: number;
  chooseLimit: LimitActions;
  /** When the visitor wants to drive. @param time HH:MM; empty for none */
  setReadyBy: (time: string) => void;
}

/**
 * The visitor's own entries, or those of a shared link with the visitor's language and limit. A
 * link touches nothing that is stored: limit and time chosen for it are kept only as long as the page. A
 * link that cannot be read leads home.
 * @returns null until entries and address have been read, 'missing' where what reads a link could not
 *   be loaded
 */
export function useResultSource(
  siteCode: SiteCode,
  setup: CalculatorSetup,
  countries: readonly CountryOption[],
): ResultSource | null | 'missing' {
  const [place] = useState(() => ({ zone: localZone, nowMs: Date.now() }));
  const nowMs = useNow() ?? place.nowMs;
  const laws = useMemo(() => countryLaws(countries), [countries]);
  const store = useCalculatorStore(setup);
  const own = useCalculator(store, (state) => state.model);
  const catalog = useCalculator(store, (state) => state.catalog);
  const whereabouts = useWhereabouts(store);
  const isReady = useCalculator(store, (state) => state.isReady);
  const [sharedChoice, setSharedChoice] = useState<Partial<OwnFields>>({});
  const code = useShareCode(siteCode);
  const measurementCode = code && isMeasurementCode(code) ? code : null;
  const calculationCode = measurementCode ? null : code;
  const [coding, loadCoding, isCodingMissing] = sharedCodes.usePart();
  const site = siteByCode(siteCode);

  useEffect(() => {
    if (calculationCode) loadCoding();
  }, [calculationCode, loadCoding]);

  /** Undefined while what reads the link is still loading, null for a link that cannot be read. */
  const model = useMemo(() => {
    if (measurementCode) return { ...own, ...sharedChoice, entryMode: 'measurement' as const };
    if (!calculationCode) return own;
    const receiver = sharedReceiver(own, catalog, site, sharedChoice);
    return coding?.modelOfCode(calculationCode, receiver);
  }, [calculationCode, measurementCode, coding, own, catalog, site, sharedChoice]);
  const isShared = Boolean(code);

  useDamagedLink(siteCode, model === null);

  if (!model && isCodingMissing) return 'missing';
  if (code === null || !isReady || !model) return null;
  const change = (fields: Partial<OwnFields>) =>
    setSharedChoice((known) => ({ ...known, ...fields }));
  const choice = limitChoice(model, site, whereabouts, laws);
  return {
    model,
    store,
    catalog,
    isShared,
    measurementCode,
    limit: applicableLimit(choice, laws),
    isLimitGuessed: isCountryGuessed(model, laws),
    limitByBreathOf: (breathIso2) => applicableLimit(choice, laws, breathIso2),
    place,
    nowMs,
    chooseLimit: isShared
      ? {
          setCountry: (iso2) => change({ selectedCountryId: iso2, ownLimitPermille: null }),
          setDriverClass: (driverClass) => change({ driverClass }),
          setOwnLimit: (limitPermille) => change({ ownLimitPermille: limitPermille }),
        }
      : store.getState(),
    setReadyBy: isShared ? (readyByInH24) => change({ readyByInH24 }) : store.getState().setReadyBy,
  };
}
