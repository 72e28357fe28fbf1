import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { DrinksEvening, Evening } from '@/lib/evening/evening';
import type { CalculatorModel } from '@/lib/model/model';
import type { SiteCode } from '@/lib/site/sites';

/** What a time to drive at is compared with. */
export interface PlanProps {
  siteCode: SiteCode;
  model: CalculatorModel;
  /** The same that the page beside it shows. */
  evening: Evening;
  /** Milliseconds since 1970. */
  nowMs: number;
}

/** What one more drink would change: of a measured value nobody knows. */
export interface OneMoreProps extends PlanProps {
  evening: DrinksEvening;
  catalog: DrinkCatalog;
}
