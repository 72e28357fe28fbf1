import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { DrinksEvening, Evening } from '@/lib/evening/evening';
import type { CalculatorModel, DrinkType } from '@/lib/model/model';
import type { SiteCode } from '@/lib/site/sites';

/** The evening that a plan is compared with. */
export interface PlanProps {
  siteCode: SiteCode;
  model: CalculatorModel;
  evening: Evening;
  /** A fact that the estimate needs was not given, so nothing favourable may be said. */
  isOpen: boolean;
  /** Milliseconds since 1970. */
  nowMs: number;
}

/** One more drink can only be calculated for an evening of drinks, not for a measurement. */
export interface OneMoreProps extends PlanProps {
  evening: DrinksEvening;
  catalog: DrinkCatalog;
  /** Logs a drink of this minute; left out where nothing can be logged. */
  onLog?: (type: DrinkType) => void;
}
