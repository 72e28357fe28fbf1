import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { defaultCountry } from '@/lib/countries/default-country';
import type { CalculatorModel } from '@/lib/model/model';
import { fromShared } from '@/lib/model/shared';
import { decodeShareCode } from '@/lib/share/share-code';
import { href } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { useCalculator, useCalculatorStore, type CalculatorSetup } from '@/lib/store/calculator';
import { useShareCode } from './use-share-code';

/** Where the numbers of the result come from. */
export interface ResultSource {
  model: CalculatorModel;
  isShared: boolean;
  /** ISO code of the country whose limit applies: chosen, or the site's default. */
  iso2: string;
  chooseCountry: (iso2: string) => void;
}

/**
 * The visitor's own entries, or those of a shared link with the visitor's language and country. A
 * link touches nothing that is stored: its country is kept only as long as the page. A link that
 * cannot be read leads home.
 * @returns null until entries and address have been read
 */
export function useResultSource(siteCode: SiteCode, setup: CalculatorSetup): ResultSource | null {
  const router = useRouter();
  const store = useCalculatorStore(setup);
  const own = useCalculator(store, (state) => state.model);
  const catalog = useCalculator(store, (state) => state.catalog);
  const region = useCalculator(store, (state) => state.region);
  const isReady = useCalculator(store, (state) => state.isReady);
  const setOwnCountry = useCalculator(store, (state) => state.setCountry);
  const [sharedCountryId, setSharedCountryId] = useState('');
  const code = useShareCode(siteCode);
  const shared = useMemo(() => (code ? decodeShareCode(code) : null), [code]);
  const isUndecodable = Boolean(code) && shared === null;

  useEffect(() => {
    if (isUndecodable) router.replace(href(siteCode, { page: 'home' }));
  }, [isUndecodable, router, siteCode]);

  const site = siteByCode(siteCode);
  const model = useMemo(() => {
    if (!shared) return own;
    return fromShared(shared, {
      catalog,
      unitsAllowChange: site.unitsAllowChange,
      weightInStone: own.weightInStone,
      selectedCountryId: sharedCountryId || own.selectedCountryId,
    });
  }, [shared, own, catalog, site, sharedCountryId]);

  if (code === null || !isReady || isUndecodable) return null;
  return {
    model,
    isShared: shared !== null,
    iso2: model.selectedCountryId || defaultCountry(site, region || null),
    chooseCountry: shared ? setSharedCountryId : setOwnCountry,
  };
}
