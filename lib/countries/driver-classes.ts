import type { LimitEntries, Person } from '@/lib/model/model';
import type { CountryLaw, DriverClass, LimitFigures } from './applicable-limit';

/** From this age on nobody is taken for a new driver. */
const experiencedFromYears = 25;

/**
 * Below this age any alcohol is forbidden in Germany (StVG, section 24c) and Italy (Codice della strada,
 * article 186-bis), and in most other countries a licence is still new.
 */
const youngBelowYears = 21;

/** True if the country has a different limit for new, young or professional drivers. */
export function hasDriverClasses({
  permille,
  noviceOrProfessionalPermille,
}: LimitFigures): boolean {
  return (noviceOrProfessionalPermille ?? permille) !== permille;
}

/** The entries that decide about the limit. */
export type LimitFacts = LimitEntries & Pick<Person, 'age' | 'isAgeSet'>;

/**
 * True if a lower limit may apply to this driver and nobody has said that it does not: favourable
 * sentences then name the class. Also where only professional drivers have a lower limit, since
 * tables of laws do not tell them from new ones.
 */
export function isClassOpen(entries: LimitFacts, law: CountryLaw | undefined): boolean {
  const { driverClass, isClassChosen, isAgeSet, age, ownLimitPermille } = entries;
  const isGiven =
    isClassChosen ||
    driverClass !== 'general' ||
    ownLimitPermille !== null ||
    (isAgeSet && age >= experiencedFromYears);
  return !isGiven && law !== undefined && hasDriverClasses(law);
}

/** The class whose limit counts: while it is open, the lower one for a driver whose given age is young. */
export function countedClass(entries: LimitFacts, law: CountryLaw | undefined): DriverClass {
  const isYoung = entries.isAgeSet && entries.age < youngBelowYears;
  return isYoung && isClassOpen(entries, law) ? 'novice' : entries.driverClass;
}
