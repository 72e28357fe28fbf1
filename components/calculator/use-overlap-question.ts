import { useEffect, useRef } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import type { SiteCode } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { globalStorage, siteKey } from '@/lib/store/storage';

const overlap = onDemand(() => import('@/lib/store/overlap').then((part) => part.askAboutOverlap));

/**
 * Asks about an earlier evening whose alcohol was not gone when the entered one began: once the
 * first drink is entered, and when its day or first time is changed.
 */
export function useOverlapQuestion(store: CalculatorStore, siteCode: SiteCode): void {
  const isReady = useCalculator(store, (state) => state.isReady);
  const begin = useCalculator(store, ({ model }) =>
    hasAnyDrink(model) ? `${model.startDay} ${model.timeStartInH24}` : '',
  );
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!isReady) return;
    // Entries that were there before are not asked about again.
    const isNew = asked.current !== null && begin !== '' && begin !== asked.current;
    asked.current = begin;
    if (!isNew || globalStorage.getItem(siteKey(siteCode, 'evenings')) === null) return;
    void overlap.whenThere((ask) => ask(store, siteCode));
  }, [isReady, begin, store, siteCode]);
}
