'use client';

import { useEffect } from 'react';
import { ringChunk } from '@/components/result/answer/ring-chunk';
import { detailsChunk } from '@/components/result/cards/details-chunk';
import { curveChunk } from '@/components/result/curve/curve-chunk';
import { measuredChunk } from '@/components/result/measurement/measured-chunk';
import { peakChunk, stripChunk } from '@/components/result/night/night-chunks';
import { resultChunk } from '@/components/result/result-chunk';
import { whenQuiet } from '@/lib/browser/when-quiet';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import { useCalculator, useCalculatorStore } from '@/lib/store/calculator';
import type { CalculatorSetup } from '@/lib/store/opened-entries';

/**
 * Preloads the code of the result once there is something to calculate, so that the Calculate button
 * need not wait for the network.
 */
export function ResultAhead({ setup }: { setup: CalculatorSetup }) {
  const store = useCalculatorStore(setup);
  const isMeasurement = useCalculator(store, ({ model }) => model.entryMode === 'measurement');
  const hasEntry = useCalculator(store, ({ model }) =>
    isMeasurement ? model.measurement.value !== null : hasAnyDrink(model),
  );
  useEffect(() => {
    if (!hasEntry) return;
    // If a chunk fails here, the result page requests it again.
    const chunks = [resultChunk, ringChunk, peakChunk, stripChunk, curveChunk];
    // Not before the browser has rendered the input.
    whenQuiet(() => {
      for (const chunk of chunks) void chunk.request();
      void (isMeasurement ? measuredChunk : detailsChunk).request();
    });
  }, [hasEntry, isMeasurement]);
  return null;
}
