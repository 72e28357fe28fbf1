import { usualBreathRatio } from './breath-ratio';

/** The limit used when none is known, grams per litre of blood (spec sections 5 and 9: 0.2). */
const fallbackLimitPermille = 0.2;

/** Ordinary drivers, or new, young and professional ones, for whom many countries go lower. */
export const driverClasses = ['general', 'novice'] as const;
export type DriverClass = (typeof driverClasses)[number];

/** The limits of a country, grams per litre of blood. */
export interface LimitFigures {
  permille: number;
  /** For new, young or professional drivers; null when none was found. */
  noviceOrProfessionalPermille: number | null;
}

/** What counts of a country's law. */
export interface CountryLaw extends LimitFigures {
  /** Where the law counts breath otherwise than the instruments: its ratio and whose law it is. */
  breathLaw?: { ratio: number; country: string };
  /**
   * Driving with any alcohol is forbidden: the figure is only where penalties begin, here in breath
   * where the law says it.
   */
  anyForbidden?: { mgPerL: number | null };
  /** Only a level over the figure is an offence; else the figure itself is one. */
  onlyAbove?: true;
}

/** Laws by ISO 3166 code. */
export type CountryLaws = Readonly<Record<string, CountryLaw>>;

/** Whose limit a visitor wants to keep. */
export interface LimitChoice {
  /** ISO 3166 code, upper case; empty when no country is selected. */
  iso2: string;
  driverClass: DriverClass;
  /** A limit of the visitor's own, grams per litre of blood; null for that of the country. */
  ownLimitPermille: number | null;
}

/** The limit that applies and whose it is. */
export interface ApplicableLimit extends LimitChoice {
  permille: number;
  /** The level to wait for: zero where the law forbids any alcohol, else the limit itself. */
  waitPermille: number;
  /** Where penalties begin in breath, where full clearance leads and the law says it; else null. */
  penaltyMgPerL: number | null;
  /** Only a level over the figure is an offence: words then say "not above", else "below". */
  isOnlyAbove: boolean;
  /** Litres of breath that hold what one litre of blood holds. */
  breathRatio: number;
  /** ISO code of the country by whose rule breath is counted. */
  breathIso2: string;
  /** Whose law has that ratio; null where it is that of the instruments. */
  breathCountry: string | null;
}

/** The limit of a country for a class of drivers, grams per litre of blood. */
export function limitOfClass(figures: LimitFigures, driverClass: DriverClass): number {
  const { permille, noviceOrProfessionalPermille: novice } = figures;
  return driverClass === 'novice' && novice !== null ? novice : permille;
}

/**
 * The limit that applies: the visitor's own before that of the class of drivers before the general
 * one; 0.2 when no country is selected or its limit is not numeric.
 * @param breathIso2 ISO code of the country by whose ratio breath is counted, where it is another
 */
export function applicableLimit(
  { iso2, driverClass, ownLimitPermille }: LimitChoice,
  laws: CountryLaws,
  breathIso2 = iso2,
): ApplicableLimit {
  const law = lawOf(iso2, laws);
  const lawPermille = law ? limitOfClass(law, driverClass) : NaN;
  const countryPermille = Number.isFinite(lawPermille) ? lawPermille : fallbackLimitPermille;
  const breathLaw = lawOf(breathIso2, laws)?.breathLaw;
  const permille = ownLimitPermille ?? countryPermille;
  /** Of one's own limit nobody knows more than its figure. */
  const lawOfLimit = ownLimitPermille === null ? law : undefined;
  return {
    iso2,
    driverClass,
    ownLimitPermille,
    permille,
    waitPermille: lawOfLimit?.anyForbidden ? 0 : permille,
    penaltyMgPerL: lawOfLimit?.anyForbidden?.mgPerL ?? null,
    isOnlyAbove: lawOfLimit?.onlyAbove ?? false,
    breathIso2,
    breathRatio: breathLaw?.ratio ?? usualBreathRatio,
    breathCountry: breathLaw?.country ?? null,
  };
}

function lawOf(iso2: string, laws: CountryLaws): CountryLaw | undefined {
  return Object.hasOwn(laws, iso2) ? laws[iso2] : undefined;
}
