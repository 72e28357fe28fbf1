import type { CalculationInput, CalculationResult } from '@/lib/bac';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { CalculatorModel } from '@/lib/model/model';
import type { SiteCode } from '@/lib/site/sites';

/** An evening to plan by, the same that the page beside it shows. Instants: milliseconds since 1970. */
export interface PlanEvening {
  /** What was calculated, in real elapsed time. */
  input: CalculationInput;
  result: CalculationResult;
  startMs: number;
  nowMs: number;
}

/** What every plan is made from. */
export interface PlanProps {
  siteCode: SiteCode;
  model: CalculatorModel;
  catalog: DrinkCatalog;
  evening: PlanEvening;
}
