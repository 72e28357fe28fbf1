import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Disclosure } from '@/components/shell/disclosure';
import { Icon } from '@/components/ui/icon';
import { onDemand } from '@/components/ui/on-demand';
import { useCalculator } from '@/lib/store/calculator';
import type { LivePlans as Content } from './live-plans';

const livePlans = onDemand(() => import('./live-plans').then(({ LivePlans }) => LivePlans));

const PlanIcon = () => (
  <Icon className="shrink-0 text-link">
    <path d="M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8" />
  </Icon>
);

/** "Plan ahead" at the foot of the keys; open from the start where a time to be ready by is set. */
export function PlansDisclosure(props: ComponentProps<typeof Content>) {
  const t = useTranslations();
  const isPlanned = useCalculator(props.store, ({ isReady, model }) =>
    Boolean(isReady && model.readyByInH24),
  );
  const isMeasured = useCalculator(props.store, ({ model }) => model.entryMode === 'measurement');
  return (
    <Disclosure
      testId="plans"
      icon={<PlanIcon />}
      title={isMeasured ? t('plans.readyBy.title') : t('plans.title')}
      part={livePlans}
      startsOpen={isPlanned}
    >
      {(LivePlans) => <LivePlans {...props} />}
    </Disclosure>
  );
}
