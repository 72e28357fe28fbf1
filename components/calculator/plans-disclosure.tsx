import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/shell/disclosure';
import { Icon } from '@/components/ui/icon';
import { onDemand } from '@/components/ui/on-demand';
import { useCalculatorModel, useCalculatorState } from '@/lib/store/calculator-context';
import type { EnteredEvening } from './use-entered-evening';

const livePlans = onDemand(() => import('./live-plans').then(({ LivePlans }) => LivePlans));

const PlanIcon = () => (
  <Icon className="shrink-0 text-link">
    <path d="M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8" />
  </Icon>
);

/** "Plan ahead" below the form; starts open if a time to be ready by is set. */
export function PlansDisclosure({ entered }: { entered: EnteredEvening }) {
  const t = useTranslations();
  const isPlanned = useCalculatorState(({ isReady, model }) =>
    Boolean(isReady && model.readyByInH24),
  );
  const isMeasured = useCalculatorModel((model) => model.entryMode === 'measurement');
  return (
    <Disclosure
      testId="plans"
      icon={<PlanIcon />}
      title={isMeasured ? t('plans.readyBy.title') : t('plans.title')}
      part={livePlans}
      startsOpen={isPlanned}
    >
      {(LivePlans) => <LivePlans entered={entered} />}
    </Disclosure>
  );
}
