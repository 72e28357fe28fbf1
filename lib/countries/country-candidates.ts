import type { LimitEntries } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import {
  limitOfClass,
  type CountryLaw,
  type CountryLaws,
  type DriverClass,
} from './applicable-limit';
import { countryOf, regionOf } from './place-code';

/** The time zone of the device. */
export interface DeviceZone {
  /** IANA name: "Europe/Warsaw". */
  name: string;
  /** ISO 3166 code of its country; empty if it names none, and until the table is loaded. */
  country: string;
}

/** The chosen country or region, and where it was chosen. */
export type ChosenPlace = Pick<LimitEntries, 'selectedCountryId' | 'chosenInCountry'>;

/** What the browser reveals of the country that it is in. */
export interface Whereabouts {
  zone: DeviceZone;
  /** BCP 47 tags of the browser, the preferred one first. */
  languages: readonly string[];
}

/**
 * Candidates are the country of the time zone with those of its regions that lie in it, and the
 * country of the first language that names one; of those with the same limit only the zone's. The
 * country is settled by a choice, by a zone that names the only candidate, or by an own limit. In a
 * third country, neither the chosen one nor that of the choice, both are candidates anew.
 * @returns candidates, at least one, those of the zone first; the code of the one that counts, of
 *   several the strictest; whether nobody has said whose limit it is
 * @param siteCountries of the language of the page; the first is the last resort (spec section 4)
 */
export function countryCandidates(
  entries: LimitEntries,
  { zone, languages }: Whereabouts,
  siteCountries: Site['countries'],
  laws: CountryLaws,
) {
  const { selectedCountryId: chosen, ownLimitPermille, driverClass } = entries;
  const isListed = (code: string) => Object.hasOwn(laws, code);
  const hasChosen = isListed(chosen);
  if (hasChosen && !isInThirdCountry(zone, entries)) {
    return { candidates: [chosen], code: chosen, isOpen: false };
  }
  const ofZone = placesOfZone(zone, laws);
  const other = hasChosen ? chosen : languageCountry(languages);
  const named = [...ofZone, other].filter(isListed);
  const found = named.length > 0 ? named : [siteCountries[0]];
  const strictnessOf = (code: string) => strictness(laws[code], driverClass);
  const candidates = found.filter(
    (code, index) =>
      found.findIndex((earlier) => compare(strictnessOf(earlier), strictnessOf(code)) === 0) ===
      index,
  );
  const [code = ''] = [...candidates].sort((one, two) =>
    compare(strictnessOf(one), strictnessOf(two)),
  );
  const isNamedByZone = candidates.length === 1 && ofZone.includes(code);
  return { candidates, code, isOpen: ownLimitPermille === null && !isNamedByZone };
}

function isInThirdCountry(
  { country }: DeviceZone,
  { selectedCountryId, chosenInCountry }: ChosenPlace,
): boolean {
  if (country === '' || chosenInCountry === '') return false;
  return country !== chosenInCountry && country !== countryOf(selectedCountryId);
}

/**
 * Where the drinks are most likely from, ISO 3166 code: the chosen place, unless the device is now
 * in a third country; else that of the time zone, else of the language; else empty.
 */
export function likelyPlace(chosen: ChosenPlace, { zone, languages }: Whereabouts): string {
  const { selectedCountryId: code } = chosen;
  const isChosen = code !== '' && !isInThirdCountry(zone, chosen);
  return isChosen ? code : zone.country || code || languageCountry(languages);
}

/** The country of a zone, then its regions that lie in the zone. */
function placesOfZone({ name, country }: DeviceZone, laws: CountryLaws): string[] {
  if (country === '') return [];
  const regions = Object.keys(laws).filter(
    (code) => countryOf(code) === country && laws[code]?.zones?.split(' ').includes(name),
  );
  return [country, ...regions];
}

/** The country of the first language that names one; empty if none does. */
function languageCountry(languages: readonly string[]): string {
  return languages.map(regionOf).find(Boolean) ?? '';
}

/** Level to wait for and limit, grams per litre of blood. */
type Strictness = readonly [waitPermille: number, limitPermille: number];

/** Where any alcohol is forbidden, the level to wait for is zero, whatever the figure. */
function strictness(law: CountryLaw | undefined, driverClass: DriverClass): Strictness {
  const permille = law ? limitOfClass(law, driverClass) : 0;
  return [law?.anyForbidden ? 0 : permille, permille];
}

/** Negative if the first is stricter. */
function compare(one: Strictness, two: Strictness): number {
  return one[0] - two[0] || one[1] - two[1];
}
