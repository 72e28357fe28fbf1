import type { Site } from '@/lib/site/sites';
import { applicableLimit, type ApplicableLimit, type CountryLaws } from './applicable-limit';
import { countryCandidates, type Whereabouts } from './country-candidates';
import { countedClass, isClassOpen, type LimitFacts } from './driver-classes';

/** A limit that counts, and whether nobody has said that it is the right one. */
export interface CountedLimit {
  limit: ApplicableLimit;
  /** Nobody has said whose limit it is. */
  isCountryOpen: boolean;
  /** Nobody has said whether the lower limit of new and professional drivers applies. */
  isClassOpen: boolean;
}

/** The limit that counts for a visitor. */
export interface WhoseLimit extends CountedLimit {
  /** ISO 3166 codes of the places whose limit may apply, those of the time zone first. */
  candidates: readonly string[];
}

/**
 * The limit for a visitor, by their entries and by what the browser reveals. A chosen place that is
 * not listed, as from another version, counts as none.
 */
export function whoseLimit(
  entries: LimitFacts,
  site: Pick<Site, 'countries'>,
  whereabouts: Whereabouts,
  laws: CountryLaws,
): WhoseLimit {
  const place = countryCandidates(entries, whereabouts, site.countries, laws);
  const { candidates, code: iso2, isOpen } = place;
  const { ownLimitPermille } = entries;
  const driverClass = countedClass(entries, laws[iso2]);
  return {
    limit: applicableLimit({ iso2, driverClass, ownLimitPermille }, laws),
    candidates,
    isCountryOpen: isOpen,
    isClassOpen: isClassOpen(entries, laws[iso2]),
  };
}
