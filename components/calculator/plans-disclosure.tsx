import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Disclosure } from '@/components/shell/disclosure';
import { CalendarIcon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import { useCalculatorState } from '@/lib/store/calculator-context';
import type { EnteredEvening } from './use-entered-evening';

const livePlans = onDemand(() => import('./live-plans').then(({ LivePlans }) => LivePlans));

interface PlansDisclosureProps {
  entered: EnteredEvening;
}

/** "Plan ahead" below the form; starts open if a time to be ready by is set. */
export const PlansDisclosure = memo(function PlansDisclosure({ entered }: PlansDisclosureProps) {
  const t = useTranslations();
  const isPlanned = useCalculatorState(({ isReady, model }) =>
    Boolean(isReady && model.readyByInH24),
  );
  const isMeasured = entered.model.entryMode === 'measurement';
  return (
    <Disclosure
      testId="plans"
      icon={<CalendarIcon className="size-5 shrink-0 text-link" />}
      title={isMeasured ? t('plans.readyBy.title') : t('plans.title')}
      part={livePlans}
      startsOpen={isPlanned}
    >
      {(LivePlans) => <LivePlans entered={entered} />}
    </Disclosure>
  );
});
