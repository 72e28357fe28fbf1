import type { Forecast } from '@/lib/bac';
import type { Estimate } from '@/lib/evening/evening-at';

/** A forecast whose cautious times are said to the minute, so that their borders can be tested. */
export function exact(forecast: Forecast): Estimate {
  const { cautious, limitMin } = forecast;
  const { driveMin, soberMin } = cautious;
  return { forecast, said: { driveMin, soberMin, limitMin: limitMin?.cautious ?? null } };
}
