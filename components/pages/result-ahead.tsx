'use client';

import { useEffect } from 'react';
import {
  curveChunk,
  detailsChunk,
  measuredChunk,
  peakChunk,
  resultChunk,
  ringChunk,
  stripChunk,
} from '@/components/result/result-chunks';
import { whenQuiet } from '@/lib/browser/when-quiet';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import { useCalculator, useCalculatorStore } from '@/lib/store/calculator';
import type { CalculatorSetup } from '@/lib/store/opened-entries';

/**
 * Fetches the code of the result once there is something to calculate, while the visitor still
 * looks at the form: Calculate then shows it without waiting for the network.
 */
export function ResultAhead({ setup }: { setup: CalculatorSetup }) {
  const store = useCalculatorStore(setup);
  const isMeasurement = useCalculator(store, ({ model }) => model.entryMode === 'measurement');
  const hasEntry = useCalculator(store, ({ model }) =>
    isMeasurement ? model.measurement.value !== null : hasAnyDrink(model),
  );
  useEffect(() => {
    if (!hasEntry) return;
    // One that fails here is asked for again, with a view for failing, where the result is shown.
    const chunks = [resultChunk, ringChunk, peakChunk, stripChunk, curveChunk];
    // Behind the answer to the hand that entered it.
    whenQuiet(() => {
      for (const chunk of chunks) void chunk.request();
      void (isMeasurement ? measuredChunk : detailsChunk).request();
    });
  }, [hasEntry, isMeasurement]);
  return null;
}
