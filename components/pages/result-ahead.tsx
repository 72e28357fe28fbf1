'use client';

import { useEffect } from 'react';
import {
  curveRoom,
  detailsRoom,
  measuredRoom,
  peakRoom,
  resultRoom,
  ringRoom,
  stripRoom,
} from '@/components/result/result-rooms';
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
  const isReading = useCalculator(store, ({ model }) => model.entryMode === 'reading');
  const hasEntry = useCalculator(store, ({ model }) =>
    isReading ? model.reading.value !== null : hasAnyDrink(model),
  );
  useEffect(() => {
    if (!hasEntry) return;
    // One that fails here is asked for again, with a view for failing, where the result is shown.
    const rooms = [resultRoom, ringRoom, peakRoom, stripRoom, curveRoom];
    // Behind the answer to the hand that entered it.
    whenQuiet(() => {
      for (const room of rooms) void room.request();
      void (isReading ? measuredRoom : detailsRoom).request();
    });
  }, [hasEntry, isReading]);
  return null;
}
