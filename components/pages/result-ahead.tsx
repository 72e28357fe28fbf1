'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { resultAhead } from '@/components/result/result-chunk';
import { whenQuiet } from '@/components/ui/when-quiet';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { useCalculatorStore } from '@/lib/store/calculator';
import type { CalculatorSetup } from '@/lib/store/opened-entries';

interface ResultAheadProps {
  siteCode: SiteCode;
  setup: CalculatorSetup;
}

/** Preloads the result once there is something to calculate, so that its button need not wait. */
export function ResultAhead({ siteCode, setup }: ResultAheadProps) {
  const router = useRouter();
  const store = useCalculatorStore(setup);
  const isMeasurement = useStore(store, ({ model }) => model.entryMode === 'measurement');
  const hasEntry = useStore(store, ({ model }) =>
    isMeasurement ? model.measurement.value !== null : hasAnyDrink(model),
  );
  useEffect(() => {
    if (!hasEntry) return;
    // Not before the browser has rendered the input.
    whenQuiet(() => {
      router.prefetch(href(siteCode, { page: 'result' }));
      void resultAhead(isMeasurement);
    });
  }, [hasEntry, isMeasurement, router, siteCode]);
  return null;
}
