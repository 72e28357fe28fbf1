import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import { DisclosureIcon } from '@/components/ui/icons';
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

/**
 * "Plan ahead" at the foot of the keys: loaded when it is first opened, and open from the start
 * where the visitor has set a time to be ready by.
 */
export function PlansDisclosure(props: ComponentProps<typeof Content>) {
  const t = useTranslations();
  const isPlanned = useCalculator(props.store, ({ isReady, model }) =>
    Boolean(isReady && model.readyByInH24),
  );
  const isMeasured = useCalculator(props.store, ({ model }) => model.entryMode === 'reading');
  /** Null until it was opened, by the visitor or by the time that was set. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const isWanted = isOpen !== null || isPlanned;
  const [LivePlans, load, isMissing] = livePlans.usePart();

  // Opened before the page answered: nobody tells of it again.
  const keepOpen = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setIsOpen(true);
  }, []);

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  return (
    <details
      data-testid="plans"
      ref={keepOpen}
      className="group"
      open={isOpen ?? isPlanned}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        setIsOpen((known) => (open || known !== null ? open : null));
      }}
    >
      <summary
        onPointerEnter={load}
        className="flex min-h-14 cursor-pointer list-none items-center gap-3.5 rounded-field py-1.5 leading-tight font-semibold [&::-webkit-details-marker]:hidden"
      >
        <PlanIcon />
        <span className="flex-1">{isMeasured ? t('plans.readyBy.title') : t('plans.title')}</span>
        <DisclosureIcon />
      </summary>
      {isWanted && (
        <div className="mt-2 pb-4">
          {LivePlans && <LivePlans {...props} />}
          {isMissing && <NotLoaded onRetry={() => livePlans.whenThere(load)} />}
        </div>
      )}
    </details>
  );
}
