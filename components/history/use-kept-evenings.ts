import { useMemo } from 'react';
import type { KeptEvening } from '@/lib/evening/kept-evening';
import { useCalculatorContext, useCalculatorState } from '@/lib/store/calculator-context';
import { keptEvenings, useEveningsChanged } from '@/lib/store/evenings';

/** The earlier evenings, newest first. */
export function useKeptEvenings(): KeptEvening[] {
  const { site } = useCalculatorContext();
  const catalog = useCalculatorState((state) => state.catalog);
  const changes = useEveningsChanged((state) => state.times);
  return useMemo(
    () => keptEvenings(site.code, catalog),
    // Storage cannot be subscribed to, so a counter of its changes is a dependency.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [site, catalog, changes],
  );
}
