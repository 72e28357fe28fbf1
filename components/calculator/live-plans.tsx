import { useTranslations } from 'next-intl';
import { OneMore } from '@/components/plans/one-more';
import type { DrunkEvening, PlanEvening } from '@/components/plans/plan-props';
import { ReadyBy } from '@/components/plans/ready-by';
import type { SiteCode } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

interface LivePlansProps {
  store: CalculatorStore;
  siteCode: SiteCode;
  /** Null while there is nothing to plan by. */
  evening: DrunkEvening | PlanEvening | null;
}

/** What the live estimate means for a time to drive at and for one more drink. */
export function LivePlans({ store, siteCode, evening }: LivePlansProps) {
  const t = useTranslations();
  const model = useCalculator(store, (state) => state.model);
  const catalog = useCalculator(store, (state) => state.catalog);
  if (!evening) return <p className="text-sm text-white/80">{t('plans.empty')}</p>;
  return (
    <div className="grid gap-5">
      <div>
        <ReadyBy {...{ model, evening }} onChange={store.getState().setReadyBy} />
      </div>
      {'input' in evening && (
        <div className="border-t border-white/15 pt-5">
          <OneMore {...{ siteCode, model, catalog, evening }} />
        </div>
      )}
    </div>
  );
}
