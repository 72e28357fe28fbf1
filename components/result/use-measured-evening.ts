import { useMemo, useState } from 'react';
import { forecastFromMeasured, type MeasuredForecast } from '@/lib/bac';
import { useNow } from '@/lib/browser/use-now';
import { measuredInput, measuredInstant } from '@/lib/model/measured-input';
import type { CalculatorModel } from '@/lib/model/model';

/** A measured level on the visitor's calendar; instants are milliseconds since 1970. */
export interface MeasuredEvening {
  /** Minute 0 is the measurement; null while there is no value above zero. */
  result: MeasuredForecast | null;
  startMs: number;
  nowMs: number;
}

/** How a measured level goes on. It stays where it was when the page was opened. */
export function useMeasuredEvening(
  model: CalculatorModel,
  limitPermille: number,
  breathRatio: number,
): MeasuredEvening {
  const [openedMs] = useState(() => Date.now());
  const nowMs = useNow() ?? openedMs;
  const startMs = measuredInstant(model.reading, openedMs);
  const result = useMemo(() => {
    const input = measuredInput(model, { limitPermille, breathRatio, startMs });
    return input && forecastFromMeasured(input);
  }, [model, limitPermille, breathRatio, startMs]);
  return { result, startMs, nowMs };
}
