import { useTranslations } from 'next-intl';
import { useRef, type RefObject } from 'react';
import { RadioList } from '@/components/ui/radio-list';
import { SearchList } from '@/components/ui/search-list';
import { Sheet } from '@/components/ui/sheet';
import { hasDriverClasses } from '@/lib/countries/driver-classes';
import { countryOf } from '@/lib/countries/place-code';
import type { ApplicableLimit, DriverClass } from '@/lib/countries/applicable-limit';
import type { ListedCountries } from '@/lib/i18n/listed-countries';
import { penaltyLimitText, type LimitWriter } from '@/lib/i18n/penalty-text';
import { sites } from '@/lib/site/sites';
import { useClassOptions } from './use-class-options';

export interface LimitChipProps {
  limit: ApplicableLimit;
  /** Nobody has said whose limit it is, so the chip asks. */
  isGuess: boolean;
  /** ISO codes of the places whose limit may apply: they stand on top of the list. */
  candidates: readonly string[];
  countries: ListedCountries;
  levels: LimitWriter;
  /** Also called for the same country, because that confirms a guess. */
  onCountry: (iso2: string) => void;
  onClass: (driverClass: DriverClass) => void;
  /** Test id of the button; the search box adds `-search`. */
  testId?: string;
  id?: string;
}

/** Places suggested on top of the list, if not more may apply. */
const usualSuggestions = 3;

interface CountrySheetProps extends LimitChipProps {
  /** Code of the place that was chosen or is assumed; empty for a limit of the visitor's own. */
  chosen: string;
  startText: string;
  testId: string;
  returnFocusTo: RefObject<HTMLButtonElement | null>;
  onClosed: () => void;
}

/** Places with their limits, likely ones on top, and the classes of drivers with another limit. */
export function CountrySheet(props: CountrySheetProps) {
  const { limit, candidates, countries, levels, chosen, onCountry, onClass } = props;
  const t = useTranslations();
  const search = useRef<HTMLInputElement>(null);
  const classOptions = useClassOptions(levels.limitWithUnit);
  const country = countries[chosen];
  const { lang } = document.documentElement;
  const siteCountries = sites.find((site) => site.locale === lang)?.countries ?? [];
  const suggested = suggestions(candidates, Object.keys(countries), siteCountries);
  const options = [...new Set([...suggested, ...Object.keys(countries)])].flatMap((value) => {
    const listed = countries[value];
    if (!listed) return [];
    const { permille, isUnconfirmed } = listed;
    const penaltyMgPerL = listed.anyForbidden?.mgPerL ?? null;
    const limitText = penaltyLimitText({ permille, penaltyMgPerL }, levels, t);
    // A long text stands below the name.
    const isLong = penaltyMgPerL !== null;
    const regions = Object.keys(countries).flatMap((code) => {
      const region = code !== value && countryOf(code) === value ? countries[code] : undefined;
      return region ? [`${region.name} ${levels.limitWithUnit(region.permille)}`] : [];
    });
    const badges = [isLong && limitText, isUnconfirmed && t('limit.unconfirmed'), ...regions];
    return {
      value,
      label: listed.name,
      badge: badges.filter(Boolean).join(' · '),
      detail: isLong ? '' : limitText,
      keywords: `${value} ${listed.alias ?? ''}`,
      isLastOnTop: value === suggested.at(-1),
    };
  });
  // With a finger, an on-screen keyboard would cover the suggestions.
  const isFinger = window.matchMedia('(pointer: coarse)').matches;

  return (
    <Sheet
      heading={t('answer.ask.country')}
      closeLabel={t('picker.close')}
      firstFocus={isFinger ? undefined : search}
      returnFocusTo={props.returnFocusTo}
      onClosed={props.onClosed}
    >
      {(close) => (
        <div className="grid min-h-0 gap-3 pt-3">
          <SearchList
            label={t('answer.ask.country')}
            searchLabel={t('limit.search')}
            noMatchText={t('limit.noMatch')}
            options={options}
            value={chosen}
            startText={props.startText}
            search={search}
            testId={props.testId}
            onChoose={(value) => {
              close();
              onCountry(value);
            }}
          />
          {country && hasDriverClasses(country) && (
            <RadioList
              testId="limit-class"
              label={t('answer.ask.class')}
              value={limit.driverClass}
              options={classOptions(country)}
              onChange={onClass}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

/**
 * The places that may apply; up to three with the others of their countries, such as Scotland, and the
 * countries of the language.
 */
function suggestions(
  candidates: readonly string[],
  codes: readonly string[],
  siteCountries: readonly string[],
): string[] {
  const neighbours = codes.filter((code) =>
    candidates.some((candidate) => countryOf(candidate) === countryOf(code)),
  );
  const known = new Set([...candidates, ...neighbours, ...siteCountries]);
  return [...known].slice(0, Math.max(usualSuggestions, candidates.length));
}
