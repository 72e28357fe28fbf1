import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import { LimitChip } from '@/components/limit/limit-chip';
import type { ListedCountries } from '@/lib/i18n/listed-countries';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import type { Site } from '@/lib/site/sites';
import type { CalculatorActions } from '@/lib/store/calculator-actions';

export interface EnteredLimitChipProps {
  entered: Pick<EnteredEvening, 'limit' | 'candidates' | 'isCountryOpen'>;
  site: Site;
  laws: ListedCountries;
  choose: Pick<CalculatorActions, 'setCountry' | 'setDriverClass'>;
}

/** The limit that applies to the entries. */
export function EnteredLimitChip(props: EnteredLimitChipProps) {
  const { entered, site, laws, choose } = props;
  const levels = useLevelTexts(site.code);
  const { limit, candidates, isCountryOpen } = entered;
  return (
    <LimitChip
      limit={limit}
      isGuess={isCountryOpen}
      candidates={candidates}
      countries={laws}
      levels={levels}
      onCountry={choose.setCountry}
      onClass={choose.setDriverClass}
    />
  );
}
