import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import { DisclosureIcon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import { useCalculator } from '@/lib/store/calculator';
import type { LivePlans as Content } from './live-plans';

const livePlans = onDemand(() => import('./live-plans').then(({ LivePlans }) => LivePlans));

/**
 * "Plan ahead" at the foot of the panel: loaded when it is first opened, and open from the start
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
      className="group mt-2"
      open={isOpen ?? isPlanned}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        setIsOpen((known) => (open || known !== null ? open : null));
      }}
    >
      <summary
        onPointerEnter={load}
        className="-mb-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-field text-sm font-semibold [&::-webkit-details-marker]:hidden"
      >
        <DisclosureIcon />
        <span>{isMeasured ? t('plans.readyBy.title') : t('plans.title')}</span>
      </summary>
      {isWanted && (
        <div className="mt-4">
          {LivePlans && <LivePlans {...props} />}
          {isMissing && <NotLoaded onRetry={() => livePlans.whenThere(load)} />}
        </div>
      )}
    </details>
  );
}
