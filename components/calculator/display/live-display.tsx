import type { ComponentType, Ref } from 'react';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import type { Choice } from '@/lib/answer/choices';
import { localZone } from '@/lib/browser/local-zone';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { EnteredLimitChip, type EnteredLimitChipProps } from './entered-limit-chip';
import type { DriveTimeProps } from './drive-time';
import { Horizon } from './horizon';
import { LivePanel, type EmptyDisplay } from './live-panel';
import type { LiveEstimate } from './live-estimate';

interface LiveDisplayProps extends Omit<EnteredLimitChipProps, 'isSlim'> {
  entered: EnteredEvening;
  estimate: LiveEstimate | null;
  /** Null until it is loaded. */
  DriveTime: ComponentType<DriveTimeProps> | null;
  /** Shown in place of the estimate. */
  empty: EmptyDisplay;
  /** Enters a choice of the question, or leads to its fields. */
  onChoice: (choice: Choice) => void;
  /** The line with the digits. The floating bar is shown when it is out of view. */
  digits?: Ref<HTMLDivElement>;
}

/** The live display for the entries, with the limit that applies and the curve. */
export function LiveDisplay(props: LiveDisplayProps) {
  const { entered, site, laws, estimate, DriveTime, empty, choose, onChoice, digits } = props;
  const { model, limit, candidates, nowMs } = entered;
  const levels = useLevelTexts(site.code, limit.permille);
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
      digits={digits}
      zero={empty.isUnknown ? '–' : levels.level(0)}
      unit={levels.unit}
      chip={<EnteredLimitChip entered={entered} site={site} laws={laws} choose={choose} />}
      horizon={<Horizon entered={entered} site={site} />}
    />
  );
}
