import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode, Ref } from 'react';
import type { OpenFacts } from '@/components/facts/open-facts';
import type { DriveTimeProps } from './drive-time';
import { PanelLevel } from './panel-level';
import type { LiveEstimate } from './live-estimate';

/** What the display shows while there is no estimate. */
export interface EmptyDisplay {
  title: string;
  text: string;
  /** There is a level, but it could not be calculated yet. */
  isUnknown?: boolean;
  /** Loads the missing part again. */
  onRetry?: () => void;
}

interface LivePanelProps {
  /** Null while there is nothing to calculate. */
  estimate: LiveEstimate | null;
  /** Null until it is loaded. */
  DriveTime: ComponentType<DriveTimeProps> | null;
  /** What is open, and how it is given; null without an estimate. */
  facts: OpenFacts | null;
  /** Shown in place of the estimate. */
  empty: EmptyDisplay;
  /** The level without alcohol, "0.00"; a dash if the level is unknown. */
  zero: string;
  unit: string;
  /** The limit that applies, and its country. */
  chip: ReactNode;
  /** The curve at the bottom of the display, from edge to edge. */
  horizon: ReactNode;
  /** The line with the digits. The floating bar is shown when it is out of view. */
  digits?: Ref<HTMLDivElement>;
}

/**
 * The display above the form: level, driving time and curve. It is as high without an estimate as
 * with most of them, so that the form below does not move. For a past evening it shows only the
 * limit and the curve, because `PastNote` above it says the rest.
 */
export function LivePanel(props: LivePanelProps) {
  const { estimate, DriveTime, facts, empty, zero, unit, chip, horizon, digits } = props;
  const t = useTranslations();
  const isPast = estimate?.answer.phase === 'past';
  return (
    <aside
      aria-label={t('panel.title')}
      className={`lcd order-1 flex min-w-0 flex-col px-4 lg:order-none lg:block lg:min-h-0 lg:px-0 lg:pt-5 ${isPast ? '' : 'min-h-[min(20.5rem,46dvh)]'}`}
    >
      <div className="panel-text @container">
        <div ref={digits}>
          {estimate?.isLevelShown !== false && (
            <PanelLevel estimate={estimate} zero={zero} unit={unit} />
          )}
        </div>
        {isPast ? (
          <div className="flex min-h-13 justify-end pt-2">{chip}</div>
        ) : (
          <div
            key={estimate ? 'known' : 'empty'}
            className={`mt-1 lg:mt-5 lg:min-h-52 lg:border-t lg:border-hairline lg:pt-4 ${estimate ? 'appear' : ''}`}
          >
            {estimate && facts ? (
              DriveTime && <DriveTime estimate={estimate} chip={chip} facts={facts} />
            ) : (
              <NoEstimate empty={empty} chip={chip} />
            )}
          </div>
        )}
      </div>
      <div className="panel-text -mx-4 mt-2 flex grow flex-col lg:-mx-8 lg:mt-4 lg:block">
        {horizon}
      </div>
    </aside>
  );
}

function NoEstimate({ empty, chip }: Pick<LivePanelProps, 'empty' | 'chip'>) {
  const t = useTranslations();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-32 flex-1 leading-tight font-semibold">{empty.title}</p>
        <div className="min-w-0">{chip}</div>
      </div>
      <p className="mt-1.5 text-sm text-quiet">{empty.text}</p>
      {empty.onRetry && (
        <button type="button" className="btn mt-2 min-h-11" onClick={empty.onRetry}>
          {t('error.retry')}
        </button>
      )}
    </>
  );
}
