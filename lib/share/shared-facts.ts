import { driverClasses, type DriverClass } from '@/lib/countries/applicable-limit';
import { countryOf, placeCode } from '@/lib/countries/place-code';
import { givenEnds, type GivenEnds } from '@/lib/model/model';
import { countryNumberOf, countryNumberSize, countryOfNumber } from './country-number';
import { capacityOf, packFields, unpackFields } from './mixed-radix';

/** The facts beside the times that nobody may have given. Their order is that of the bits. */
const openable = ['body', 'age', 'country', 'class'] as const;

/** Whose limit counted for the sender, and what the sender did not give. */
export interface SharedFacts {
  /** ISO 3166 code of the country or region; empty if none is sent, as with an own limit. */
  place: string;
  driverClass: DriverClass;
  /** In the order of `openable`. */
  open: readonly (typeof openable)[number][];
}

/** The facts of a calculation. */
export interface DrinksFacts extends SharedFacts {
  /** Of each sitting, in the order of the link. */
  givenEnds: readonly GivenEnds[];
}

/** The code of a region, up to three letters or digits, in base 36 behind a 1 for its zeros. */
const regionSize = 2 * 36 ** 3;

/** Open facts as bits, driver class, country, region. Never change or reorder them. */
const placeSizes = [2 ** openable.length, 4, countryNumberSize, regionSize];

/** For each sitting 0 if both ends are given, 1 if not the start, 2 if not the finish, 3 if none. */
const sizesWith = (sittingCount: number) => [
  ...Array.from({ length: sittingCount }, () => givenEnds.length),
  ...placeSizes,
];

/** The number of values of the facts. @param sittingCount 0 for a measurement */
export function factsCapacity(sittingCount: number): bigint {
  return capacityOf(sizesWith(sittingCount));
}

const isPlace = (place: string) => place === '' || placeCode.test(place);

/**
 * The facts as a number; 0 if everything is given and no place is sent, as in older links.
 * @param ends of each sitting; none for a measurement
 * @throws {RangeError} for an invalid place
 */
export function packFacts(facts: SharedFacts, ends: readonly GivenEnds[] = []): bigint {
  const { place, driverClass, open } = facts;
  if (!isPlace(place)) throw new RangeError(`Cannot be shared: ${place}`);
  const region = place.slice(3);
  return packFields(
    [
      ...ends.map((given) => givenEnds.length - 1 - givenEnds.indexOf(given)),
      openable.reduce((bits, fact, i) => bits + (open.includes(fact) ? 2 ** i : 0), 0),
      driverClasses.indexOf(driverClass),
      place === '' ? 0 : countryNumberOf(countryOf(place)),
      region === '' ? 0 : parseInt(`1${region}`, 36),
    ],
    sizesWith(ends.length),
  );
}

/** Reverses `packFacts`; null for a number that it never makes. */
export function unpackFacts(number: bigint, sittingCount: number): DrinksFacts | null {
  const { fields } = unpackFields(number, sizesWith(sittingCount));
  const [bits = 0, driver = 0, country = 0, region = 0] = fields.slice(sittingCount);
  const driverClass = driverClasses[driver];
  const place = countryOfNumber(country) ?? '';
  const facts = {
    place: region === 0 ? place : `${place}-${region.toString(36).slice(1).toUpperCase()}`,
    driverClass: driverClass ?? 'general',
    open: openable.filter((_, i) => bits & (2 ** i)),
    givenEnds: fields
      .slice(0, sittingCount)
      .map((field) => givenEnds[givenEnds.length - 1 - field] ?? 'none'),
  };
  const isMade = driverClass && isPlace(facts.place);
  return isMade && packFacts(facts, facts.givenEnds) === number ? facts : null;
}
