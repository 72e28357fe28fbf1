'use client';

import { useEffect } from 'react';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import { useCalculator, useCalculatorStore, type CalculatorSetup } from '@/lib/store/calculator';

/**
 * Fetches the code of the result once there is something to calculate, while the visitor still
 * looks at the form: Calculate then shows it without waiting for the network.
 */
export function ResultAhead({ setup }: { setup: CalculatorSetup }) {
  const store = useCalculatorStore(setup);
  const isReading = useCalculator(store, ({ model }) => model.entryMode === 'reading');
  const hasEntry = useCalculator(store, ({ model }) =>
    isReading ? model.reading.value !== null : hasAnyDrink(model),
  );
  useEffect(() => {
    if (!hasEntry) return;
    // One that fails here is asked for again, with a view for failing, where the result is shown.
    Promise.all([
      import(/* webpackChunkName: "result" */ '@/components/result/result'),
      import('@/components/result/ring-drawing'),
      import('@/components/result/peak-fact'),
      import('@/components/result/night-strip'),
      import('@/components/result/curve-chart'),
      isReading
        ? import('@/components/result/measured-result')
        : import('@/components/result/result-details'),
    ]).catch(() => {});
  }, [hasEntry, isReading]);
  return null;
}
