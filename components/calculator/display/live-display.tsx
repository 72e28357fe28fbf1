import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import type { PastNote as PastNotePart } from '@/components/calculator/when/past-note';
import type { Choice } from '@/lib/answer/choices';
import type { ListedCountries } from '@/lib/i18n/listed-countries';
import { zonedNow } from '@/lib/store/zoned-now';
import type { DriveTimeProps } from './drive-time';
import { Horizon } from './horizon';
import type { LiveEstimate } from './use-live-estimate';

/** What the display shows while there is no estimate. */
export interface EmptyDisplay {
  title: string;
  text: string;
  /** What calculates it is on its way. */
  isAwaited?: boolean;
  onRetry?: () => void;
}

interface LiveDisplayProps {
  entered: EnteredEvening;
  laws: ListedCountries;
  estimate: LiveEstimate | null;
  DriveTime: ComponentType<DriveTimeProps> | null;
  /** The limit that applies, and its country. */
  chip: ReactNode;
  empty: EmptyDisplay;
  onChoice: (choice: Choice) => void;
  /** Shown in place of the estimate once the evening is over. */
  PastNote?: typeof PastNotePart | null;
}

/** The time or the state, and the curve; as high without an estimate, so that the form stays. */
export function LiveDisplay(props: LiveDisplayProps) {
  const { entered, laws, estimate, DriveTime, chip, empty, onChoice, PastNote } = props;
  const { model, limit, candidates, nowMs } = entered;
  const t = useTranslations();
  const draw = (estimate: LiveEstimate) => {
    if (estimate.answer.phase === 'past') return PastNote && <PastNote estimate={estimate} />;
    const facts = {
      model,
      zonedNow: zonedNow(nowMs),
      candidates,
      laws,
      countryName: laws[limit.iso2]?.name ?? '',
      writer: estimate.writer,
      onChoice,
    };
    return (
      DriveTime && (
        // The question stands over the figures.
        <div className="appear flex flex-col *:first:-order-2 *:data-asks:-order-1 *:data-asks:mb-2">
          <DriveTime estimate={estimate} chip={chip} facts={facts} />
        </div>
      )
    );
  };
  return (
    <aside aria-label={t('panel.title')} className="panel">
      <div className="panel-text @container">
        {estimate ? draw(estimate) : <NoEstimate empty={empty} chip={chip} />}
      </div>
      <div className="panel-text -mx-4 mt-1 flex grow flex-col lg:-ms-12 lg:me-[calc(-4rem-max(0px,(100vw-90rem)/2))] lg:mt-4">
        <Horizon estimate={estimate} unitSystem={model.unitSystem} />
      </div>
    </aside>
  );
}

function NoEstimate({ empty, chip }: { empty: EmptyDisplay; chip: ReactNode }) {
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
