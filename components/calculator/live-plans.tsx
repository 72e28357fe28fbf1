import { useTranslations } from 'next-intl';
import { OneMore } from '@/components/plans/one-more';
import { ReadyBy } from '@/components/plans/ready-by';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import type { EnteredEvening } from './use-entered-evening';

/** A time at which one must drive, what is sure for it, and what one more drink would do. */
export function LivePlans({ entered }: { entered: EnteredEvening }) {
  const t = useTranslations();
  const { site } = useCalculatorContext();
  const catalog = useCalculatorState((state) => state.catalog);
  const { setReadyBy } = useCalculatorActions();
  const { evening, answer, model, nowMs } = entered;
  const isOpen = answer === null || answer.open.length > 0;
  const isAhead = answer === null || answer.phase === 'planned' || answer.phase === 'drinking';
  const plan = { siteCode: site.code, model, isOpen, nowMs };
  return (
    <div className="grid gap-4">
      <div>
        <ReadyBy {...plan} evening={evening} onChange={setReadyBy} />
      </div>
      {isAhead && model.entryMode === 'drinks' && (
        <p className="font-semibold">{t('plans.nothing')}</p>
      )}
      {isAhead && evening?.kind === 'drinks' && (
        <div>
          <OneMore {...plan} catalog={catalog} evening={evening} />
        </div>
      )}
    </div>
  );
}
