import type { ComponentType, ReactNode } from 'react';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import type { Choice } from '@/lib/answer/choices';
import { localZone } from '@/lib/browser/local-zone';
import { EnteredLimitChip, type EnteredLimitChipProps } from './entered-limit-chip';
import type { DriveTimeProps } from './drive-time';
import { Horizon } from './horizon';
import { LivePanel, type EmptyDisplay } from './live-panel';
import type { LiveEstimate } from './live-estimate';

interface LiveDisplayProps extends EnteredLimitChipProps {
  entered: EnteredEvening;
  estimate: LiveEstimate | null;
  /** Null until it is loaded. */
  DriveTime: ComponentType<DriveTimeProps> | null;
  /** Shown in place of the estimate. */
  empty: EmptyDisplay;
  /** Enters a choice of the question, or leads to its fields. */
  onChoice: (choice: Choice) => void;
  /** Shown in place of the estimate once the evening is over. */
  past?: ReactNode;
}

/** The live display for the entries, with the limit that applies and the curve. */
export function LiveDisplay(props: LiveDisplayProps) {
  const { entered, site, laws, estimate, DriveTime, empty, past, choose, onChoice } = props;
  const { model, limit, candidates, nowMs } = entered;
  const facts = estimate && {
    model,
    zonedNow: { zone: localZone, nowMs },
    countries: candidates.flatMap((iso2) => {
      const law = laws[iso2];
      return law ? [{ iso2, name: law.name, law }] : [];
    }),
    countryName: laws[limit.iso2]?.name ?? '',
    writer: estimate.writer,
    onChoice,
  };
  return (
    <LivePanel
      estimate={estimate}
      DriveTime={DriveTime}
      facts={facts}
      empty={empty}
      past={past}
      chip={<EnteredLimitChip entered={entered} site={site} laws={laws} choose={choose} />}
      horizon={<Horizon entered={entered} site={site} />}
    />
  );
}
