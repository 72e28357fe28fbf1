import { useEffect, useRef } from 'react';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { askAboutOverlap } from '@/lib/store/overlap';

/**
 * Asks about an earlier evening whose alcohol was not gone when the entered one began: once the
 * first drink is entered, and when its day or first time is changed.
 */
export function useOverlapQuestion(): void {
  const { store, site } = useCalculatorContext();
  const begin = useCalculatorModel((model) =>
    hasAnyDrink(model) ? `${model.startDay} ${model.sittings[0].timeStartInH24}` : '',
  );
  // Entries that were there before are not asked about again.
  const asked = useRef(begin);
  useEffect(() => {
    const isNew = begin !== '' && begin !== asked.current;
    asked.current = begin;
    if (isNew) askAboutOverlap(store, site.code);
  }, [begin, store, site]);
}
