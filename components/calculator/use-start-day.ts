import { useNow } from '@/lib/browser/use-now';
import { localZone } from '@/lib/browser/local-zone';
import { startDayOf } from '@/lib/evening/start-day';
import { useCalculatorModel } from '@/lib/store/calculator-context';

/**
 * The day of the first sitting. Entries without drinks have none yet: then the day that the start
 * would be on. Empty on the server and during hydration.
 */
export function useStartDay(): string {
  const nowMs = useNow();
  return useCalculatorModel((model) =>
    nowMs === null ? '' : model.startDay || startDayOf(model, { zone: localZone, nowMs }),
  );
}
