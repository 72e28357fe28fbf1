import { useTranslations } from 'next-intl';
import { OneMore } from '@/components/plans/one-more';
import { ReadyBy } from '@/components/plans/ready-by';
import { phaseAt } from '@/lib/evening/evening-at';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import type { EnteredEvening } from './use-entered-evening';

interface LivePlansProps {
  store: CalculatorStore;
  site: Site;
  entered: EnteredEvening;
}

/** What the live estimate means for a time to drive at and for one more drink. */
export function LivePlans({ store, site, entered }: LivePlansProps) {
  const t = useTranslations();
  const catalog = useCalculator(store, (state) => state.catalog);
  const { evening, model, nowMs } = entered;
  const plan = { siteCode: site.code, model, nowMs };
  if (!evening) return <p className="text-sm text-quiet">{t('plans.empty')}</p>;
  const phase = phaseAt(evening, nowMs);
  const goesOn = phase === 'planned' || phase === 'drinking';
  return (
    <div className="grid gap-5">
      <div>
        <ReadyBy {...plan} evening={evening} onChange={store.getState().setReadyBy} />
      </div>
      {evening.kind === 'drinks' && goesOn && (
        <div className="border-t border-hairline pt-5">
          <OneMore {...{ ...plan, catalog, evening }} />
        </div>
      )}
    </div>
  );
}
