import type { Ref } from 'react';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { EnteredLimitChip, type EnteredLimitChipProps } from './entered-limit-chip';
import { Horizon } from './horizon';
import { LivePanel, type EmptyDisplay } from './live-panel';
import type { EnteredEvening } from './use-entered-evening';
import type { LiveEstimate } from './use-live-estimate';

interface LiveDisplayProps extends Omit<EnteredLimitChipProps, 'isSlim'> {
  entered: EnteredEvening;
  estimate: LiveEstimate | null;
  /** Why there is no estimate. */
  empty: EmptyDisplay;
  /** The line of the digits: the bar takes over where it is out of view. */
  digits?: Ref<HTMLDivElement>;
}

/** The display of the entries, with the limit that applies to them and their curve. */
export function LiveDisplay(props: LiveDisplayProps) {
  const { entered, site, laws, estimate, empty, onCountry, digits } = props;
  const levels = useLevelTexts(site.code);
  return (
    <LivePanel
      {...{ estimate, empty, digits }}
      zero={empty.isUnknown ? '–' : levels.level(0)}
      unit={levels.unit}
      levelText={levels.level}
      chip={<EnteredLimitChip {...{ entered, site, laws, onCountry }} />}
      horizon={<Horizon {...{ entered, site }} />}
    />
  );
}
