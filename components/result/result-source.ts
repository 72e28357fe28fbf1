import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Origin } from '@/lib/answer/answer';
import { onDemand } from '@/components/ui/on-demand';
import { useNow } from '@/lib/browser/use-now';
import { whoseLimit, type CountedLimit, type WhoseLimit } from '@/lib/countries/whose-limit';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { senderLimit } from '@/lib/evening/sender-limit';
import type { ZonedNow } from '@/lib/calendar/zone';
import type { CountryOption } from '@/lib/i18n/country-names';
import { listedCountries, type ListedCountries } from '@/lib/i18n/listed-countries';
import type { CalculatorModel, LimitEntries } from '@/lib/model/model';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { useCalculatorStore, type CalculatorStore } from '@/lib/store/calculator';
import type { CalculatorSetup } from '@/lib/store/opened-entries';
import type { CalculatorActions } from '@/lib/store/calculator-actions';
import { zonedNow } from '@/lib/store/zoned-now';
import { useDamagedLink } from './link/use-damaged-link';
import type { LinkedEntries } from './link/share-coding';
import { isMeasurementCode, originOf, useShareCode } from './link/use-share-code';

/** Most visitors neither open nor share a link. */
export const sharedCodes = onDemand(
  () => import(/* webpackChunkName: "handing-on" */ './link/share-coding'),
);

/** What the result is computed from. */
export interface ResultSource extends WhoseLimit {
  model: CalculatorModel;
  /** The visitor's own entries, also while a shared result is shown; null in the first answer. */
  store: CalculatorStore | null;
  /** Servings and names of drinks of the visitor's site. */
  catalog: DrinkCatalog;
  origin: Origin;
  /** The code of the link; empty for own entries. That of a measurement is not yet decoded. */
  code: string;
  /** The link has no check, so it may be part of another one. */
  isUnchecked: boolean;
  /** The limit of the sender; null for own entries, and if the link does not say it. */
  senderLimit: CountedLimit | null;
  laws: ListedCountries;
  /** Time zone and time of opening: the day of entries without a date depends on them. */
  zonedNow: ZonedNow;
  /** The current time, milliseconds since 1970, renewed each minute. */
  nowMs: number;
  chooseLimit: Pick<CalculatorActions, 'setCountry' | 'setDriverClass' | 'setOwnLimit'>;
}

/**
 * The visitor's own entries, or those of a shared link with the visitor's language and limit. A
 * shared link never changes what is stored: a limit chosen for it lasts as long as the page.
 * @returns null until entries and address have been read; 'missing' without the link decoder
 */
export function useResultSource(
  siteCode: SiteCode,
  setup: CalculatorSetup,
  countries: readonly CountryOption[],
): ResultSource | null | 'missing' {
  const [openedAt] = useState(() => zonedNow());
  const nowMs = useNow() ?? openedAt.nowMs;
  const laws = useMemo(() => listedCountries(countries), [countries]);
  const store = useCalculatorStore(setup);
  const own = useStore(store, (state) => state.model);
  const catalog = useStore(store, (state) => state.catalog);
  const whereabouts = useStore(store, (state) => state.whereabouts);
  const isReady = useStore(store, (state) => state.isReady);
  const [sharedChoice, setSharedChoice] = useState<Partial<LimitEntries>>({});
  const code = useShareCode(siteCode);
  const isMeasured = code !== null && isMeasurementCode(code);
  const [coding, , isCodingMissing] = sharedCodes.usePart(Boolean(code) && !isMeasured);
  const site = siteByCode(siteCode);

  /** Undefined while the decoder is loading, null for an invalid link. */
  const entries = useMemo((): LinkedEntries | null | undefined => {
    if (!code) return { model: own, isUnchecked: false };
    const receiver = { ...own, ...sharedChoice };
    if (!isMeasured) return coding?.entriesOfCode(code, receiver, catalog, site);
    const model = { ...receiver, entryMode: 'measurement' as const };
    return { model, isUnchecked: false }; // decoded in measured-result.tsx
  }, [code, isMeasured, coding, own, catalog, site, sharedChoice]);
  useDamagedLink(siteCode, entries === null);
  const whose = whoseLimit(entries?.model ?? own, site, whereabouts, laws);

  if (!entries && isCodingMissing) return 'missing';
  if (code === null || !isReady || !entries) return null;
  const { model, isUnchecked, facts } = entries;
  const isShared = code !== '';
  const change = (fields: Partial<LimitEntries>) =>
    setSharedChoice((known) => ({ ...known, ...fields }));
  return {
    model,
    store,
    catalog,
    ...whose,
    origin: originOf(code, model),
    code,
    isUnchecked,
    senderLimit: senderLimit(facts, laws),
    laws,
    zonedNow: openedAt,
    nowMs,
    chooseLimit: isShared
      ? {
          setCountry: (iso2) =>
            change({
              selectedCountryId: iso2,
              chosenInCountry: whereabouts.zone.country,
              ownLimitPermille: null,
            }),
          setDriverClass: (driverClass) => change({ driverClass, isClassChosen: true }),
          setOwnLimit: (limitPermille) => change({ ownLimitPermille: limitPermille }),
        }
      : store.getState(),
  };
}
