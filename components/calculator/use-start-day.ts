import { useNow } from '@/lib/browser/use-now';
import { localZone } from '@/lib/browser/local-zone';
import { startDayOf } from '@/lib/evening/start-day';
import { useCalculatorModel } from '@/lib/store/calculator-context';

/** The day of the first sitting, or that it would have; empty on the server and at hydration. */
export function useStartDay(): string {
  const nowMs = useNow();
  return useCalculatorModel((model) =>
    nowMs === null ? '' : model.startDay || startDayOf(model, { zone: localZone, nowMs }),
  );
}
