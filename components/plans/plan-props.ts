import type { CalculationInput, Forecast } from '@/lib/bac';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { CalculatorModel } from '@/lib/model/model';
import type { SiteCode } from '@/lib/site/sites';

/** An evening to plan by, the same that the page beside it shows. Instants: milliseconds since 1970. */
export interface PlanEvening {
  result: Forecast;
  startMs: number;
  nowMs: number;
}

/** An evening of drinks: of a measured value nobody knows what one more would add. */
export interface DrunkEvening extends PlanEvening {
  /** What was calculated, in real elapsed time. */
  input: CalculationInput;
}

/** What every plan is made from. */
export interface PlanProps<Evening extends PlanEvening = DrunkEvening> {
  siteCode: SiteCode;
  model: CalculatorModel;
  catalog: DrinkCatalog;
  evening: Evening;
}
