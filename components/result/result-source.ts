import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import type { LimitChoice } from '@/lib/countries/applicable-limit';
import { defaultCountry } from '@/lib/countries/default-country';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { CalculatorModel } from '@/lib/model/model';
import { fromShared } from '@/lib/model/shared';
import { decodeShareCode } from '@/lib/share/share-code';
import { href } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { useCalculator, useCalculatorStore, type CalculatorSetup } from '@/lib/store/calculator';
import type { CalculatorActions } from '@/lib/store/calculator-actions';
import { useShareCode } from './use-share-code';

/** What of a shared result is the visitor's own. */
type OwnFields = Pick<
  CalculatorModel,
  'selectedCountryId' | 'driverClass' | 'ownLimitPermille' | 'readyByInH24'
>;
export type LimitActions = Pick<CalculatorActions, 'setCountry' | 'setDriverClass' | 'setOwnLimit'>;

/** Where the numbers of the result come from. */
export interface ResultSource {
  model: CalculatorModel;
  /** The visitor's servings and names of drinks. */
  catalog: DrinkCatalog;
  isShared: boolean;
  /** The code of a link to a measured value, not yet read: most visitors never meet one. */
  readingCode: string | null;
  /** Whose limit applies: chosen, or that of the site's default country. */
  choice: LimitChoice;
  chooseLimit: LimitActions;
  /** When the visitor wants to drive. @param time HH:MM; empty for none */
  setReadyBy: (time: string) => void;
}

/**
 * The visitor's own entries, or those of a shared link with the visitor's language and limit. A
 * link touches nothing that is stored: limit and time chosen for it are kept only as long as the page. A
 * link that cannot be read leads home.
 * @returns null until entries and address have been read
 */
export function useResultSource(siteCode: SiteCode, setup: CalculatorSetup): ResultSource | null {
  const router = useRouter();
  const store = useCalculatorStore(setup);
  const own = useCalculator(store, (state) => state.model);
  const catalog = useCalculator(store, (state) => state.catalog);
  const region = useCalculator(store, (state) => state.region);
  const isReady = useCalculator(store, (state) => state.isReady);
  const [sharedChoice, setSharedChoice] = useState<Partial<OwnFields>>({});
  const code = useShareCode(siteCode);
  // A zero begins no code of a calculation (lib/share/reading-code.ts).
  const readingCode = code && /^0./.test(code) ? code : null;
  const shared = useMemo(() => (code ? decodeShareCode(code) : null), [code]);
  const isShared = Boolean(readingCode ?? shared);
  const isUndecodable = Boolean(code) && !isShared;

  useEffect(() => {
    if (isUndecodable) router.replace(href(siteCode, { page: 'home' }));
  }, [isUndecodable, router, siteCode]);

  const site = siteByCode(siteCode);
  const model = useMemo(() => {
    if (readingCode) return { ...own, ...sharedChoice, entryMode: 'reading' as const };
    if (!shared) return own;
    const { selectedCountryId, driverClass, ownLimitPermille } = own;
    const { readyByInH24 = own.readyByInH24, ...sharedLimit } = sharedChoice;
    return fromShared(shared, {
      catalog,
      unitsAllowChange: site.unitsAllowChange,
      weightInStone: own.weightInStone,
      readyByInH24,
      limit: { selectedCountryId, driverClass, ownLimitPermille, ...sharedLimit },
    });
  }, [shared, readingCode, own, catalog, site, sharedChoice]);

  if (code === null || !isReady || isUndecodable) return null;
  const change = (fields: Partial<OwnFields>) =>
    setSharedChoice((known) => ({ ...known, ...fields }));
  return {
    model,
    catalog,
    isShared,
    readingCode,
    choice: {
      iso2: model.selectedCountryId || defaultCountry(site, region || null),
      driverClass: model.driverClass,
      ownLimitPermille: model.ownLimitPermille,
    },
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
