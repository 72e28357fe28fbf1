import type { Ref } from 'react';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { EnteredLimitChip, type EnteredLimitChipProps } from './entered-limit-chip';
import { Horizon } from './horizon';
import { LivePanel, type EmptyDisplay } from './live-panel';
import type { LiveEstimate } from './live-estimate';

interface LiveDisplayProps extends Omit<EnteredLimitChipProps, 'isSlim'> {
  entered: EnteredEvening;
  estimate: LiveEstimate | null;
  /** Shown when there is no estimate. */
  empty: EmptyDisplay;
  /** The line with the digits. The floating bar is shown when it is out of view. */
  digits?: Ref<HTMLDivElement>;
}

/** The live display for the entries, with the limit that applies and the curve. */
export function LiveDisplay(props: LiveDisplayProps) {
  const { entered, site, laws, estimate, empty, choose, digits } = props;
  const levels = useLevelTexts(site.code, entered.limit.permille);
  return (
    <LivePanel
      estimate={estimate}
      empty={empty}
      digits={digits}
      zero={empty.isUnknown ? '–' : levels.level(0)}
      unit={levels.unit}
      chip={<EnteredLimitChip entered={entered} site={site} laws={laws} choose={choose} />}
      horizon={<Horizon entered={entered} site={site} />}
    />
  );
}
