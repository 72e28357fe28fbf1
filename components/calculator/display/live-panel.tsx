import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import type { OpenFacts } from '@/components/facts/open-facts';
import type { DriveTimeProps } from './drive-time';
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
  /** Shown in place of the estimate once the evening is over. */
  past?: ReactNode;
  /** The limit that applies, and its country. */
  chip: ReactNode;
  /** The curve at the bottom of the display, from edge to edge. */
  horizon: ReactNode;
}

/**
 * The display above the form, or beside it: the time, or the state, and the curve. It is as high without
 * an estimate as with most of them, so that the form does not move.
 */
export function LivePanel(props: LivePanelProps) {
  const { estimate, DriveTime, facts, empty, past, chip, horizon } = props;
  const t = useTranslations();
  const isPast = estimate?.answer.phase === 'past';
  return (
    <aside aria-label={t('panel.title')} className="panel">
      <div className="panel-text @container">
        {isPast ? (
          past
        ) : estimate && facts ? (
          DriveTime && (
            <div className="panel-words appear">
              <DriveTime estimate={estimate} chip={chip} facts={facts} />
            </div>
          )
        ) : (
          <NoEstimate empty={empty} chip={chip} />
        )}
      </div>
      <div className="panel-text panel-curve">{horizon}</div>
    </aside>
  );
}

function NoEstimate({ empty, chip }: Pick<LivePanelProps, 'empty' | 'chip'>) {
  const t = useTranslations();
  return (
    <>
      <p className="panel-state">{empty.title}</p>
      <p className="text-quiet">{empty.text}</p>
      {empty.onRetry && (
        <button type="button" className="btn mt-2 min-h-11" onClick={empty.onRetry}>
          {t('error.retry')}
        </button>
      )}
      <div>{chip}</div>
    </>
  );
}
