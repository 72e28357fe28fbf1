import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import { LimitChip } from '@/components/limit/limit-chip';
import { isCountryGuessed } from '@/lib/countries/default-country';
import type { ListedCountries } from '@/lib/i18n/calculator-limits';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import type { Site } from '@/lib/site/sites';

export interface EnteredLimitChipProps {
  entered: Pick<EnteredEvening, 'limit' | 'model'>;
  site: Site;
  laws: ListedCountries;
  onCountry: (iso2: string) => void;
  isSlim?: boolean;
}

/** The limit that applies to the entries. */
export function EnteredLimitChip(props: EnteredLimitChipProps) {
  const { entered, site, laws, onCountry, isSlim = false } = props;
  const levels = useLevelTexts(site.code);
  const { limit, model } = entered;
  return (
    <LimitChip
      limitText={levels.limitWithUnit(limit.permille)}
      iso2={limit.ownLimitPermille === null ? limit.iso2 : ''}
      isGuess={isCountryGuessed(model, laws)}
      countries={laws}
      limitOf={levels.limitWithUnit}
      onCountry={onCountry}
      isSlim={isSlim}
    />
  );
}
