import { useState } from 'react';
import { forecastFromMeasured, type MeasuredForecast } from '@/lib/bac';
import { useNow } from '@/lib/browser/use-now';
import { minutesSince } from '@/lib/calendar/evening';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { usualBreathRatio } from '@/lib/countries/breath-ratio';
import { defaultCountry } from '@/lib/countries/default-country';
import type { CalculatorLimit } from '@/lib/i18n/calculator-limits';
import { measuredInput, measuredInstant } from '@/lib/model/measured-input';
import type { CalculatorModel } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

/** A measured value as it goes on under the visitor's limit; instants are milliseconds since 1970. */
export interface Measured {
  model: CalculatorModel;
  limitPermille: number;
  /** Litres of breath for one of blood. */
  breathRatio: number;
  /** Whose law has that ratio; null where it is that of the instruments. */
  lawCountry: string | null;
  sinceLastDrinkMin: number;
  /** Null while there is no value above zero. */
  forecast: MeasuredForecast | null;
  startMs: number;
  nowMs: number;
}

/** What is known from the entered reading. Rendered in the browser only: the clock is the visitor's. */
export function useMeasured(
  store: CalculatorStore,
  site: Site,
  limits: Readonly<Record<string, CalculatorLimit>>,
): Measured {
  const model = useCalculator(store, (state) => state.model);
  const region = useCalculator(store, (state) => state.region);
  const [openedMs] = useState(() => Date.now());
  const nowMs = useNow() ?? openedMs;
  const iso2 = model.selectedCountryId || defaultCountry(site, region);
  const limitPermille = applicableLimit({ ...model, iso2 }, limits);
  const law = limits[iso2]?.breathLaw;
  const breathRatio = law?.ratio ?? usualBreathRatio;
  const startMs = measuredInstant(model.reading, nowMs);
  const input = measuredInput(model, { limitPermille, breathRatio, startMs });
  return {
    model,
    limitPermille,
    breathRatio,
    lawCountry: law?.country ?? null,
    sinceLastDrinkMin: minutesSince(model.reading.timeLastDrinkInH24, startMs),
    forecast: input && forecastFromMeasured(input),
    startMs,
    nowMs,
  };
}
