import { usualBreathRatio } from './breath-ratio';

/** The limit used if none is known, grams per litre of blood (spec sections 5 and 9: 0.2). */
const fallbackLimitPermille = 0.2;

/** Ordinary drivers, or new, young and professional ones, whose limit is often lower. */
export const driverClasses = ['general', 'novice'] as const;
export type DriverClass = (typeof driverClasses)[number];

/** The limits of a country, grams per litre of blood. */
export interface LimitFigures {
  /** For ordinary car drivers, 0 to 0.8. */
  permille: number;
  /** For new, young or professional drivers; null if none was found. */
  noviceOrProfessionalPermille: number | null;
}

/** The part of a country's law that the calculator uses. */
export interface CountryLaw extends LimitFigures {
  /** Left out if the breath ratio of the law is the usual one. */
  breathLaw?: { ratio: number; country: string };
  /** Any alcohol is forbidden; penalties start at the limit (`mgPerL`: in breath, null without). */
  anyForbidden?: { mgPerL: number | null };
  /** Only a level above the limit is an offence; otherwise one equal to it is one too. */
  onlyAbove?: true;
  /** Only regions: the time zones in which they lie, separated by spaces. */
  zones?: string;
}

/** Laws by ISO 3166 code, of countries and of regions with a limit of their own. */
export type CountryLaws = Readonly<Record<string, CountryLaw>>;

/** The limit that a visitor has chosen. */
export interface LimitChoice {
  /** ISO 3166 code of a country or region, upper case; empty if none is selected. */
  iso2: string;
  driverClass: DriverClass;
  /** The visitor's own limit, grams per litre of blood; null for that of the country. */
  ownLimitPermille: number | null;
}

/** The limit that applies, and where it comes from. */
export interface ApplicableLimit extends LimitChoice {
  permille: number;
  /** The level to wait for: zero if the law forbids any alcohol, else the limit itself. */
  waitPermille: number;
  /** Where any alcohol is forbidden, the breath level at which penalties start; else null. */
  penaltyMgPerL: number | null;
  /** What keeps the limit is below it; `atMost` where only a level above it is an offence. */
  bound: 'below' | 'atMost';
  /** Litres of breath with as much alcohol as one litre of blood. */
  breathRatio: number;
  /** ISO code of the country whose breath ratio is used. */
  breathIso2: string;
  /** The country whose law has that ratio; null for the usual ratio. */
  breathCountry: string | null;
}

/** The limit of a country for a class of drivers, grams per litre of blood. */
export function limitOfClass(figures: LimitFigures, driverClass: DriverClass): number {
  const { permille, noviceOrProfessionalPermille: novice } = figures;
  return driverClass === 'novice' ? (novice ?? permille) : permille;
}

/**
 * The visitor's own limit, else that of the driver class, else the general one; 0.2 without any. Where
 * any alcohol is forbidden, no own limit counts.
 * @param breathIso2 ISO code of the country whose breath ratio is used, if it is another one
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
  /** Where the law forbids any alcohol nobody has a limit of their own. */
  const ownPermille = law?.anyForbidden ? null : ownLimitPermille;
  const permille = ownPermille ?? countryPermille;
  /** The law does not apply to an own limit. */
  const lawOfLimit = ownPermille === null ? law : undefined;
  return {
    iso2,
    driverClass,
    ownLimitPermille: ownPermille,
    permille,
    waitPermille: lawOfLimit?.anyForbidden ? 0 : permille,
    penaltyMgPerL: lawOfLimit?.anyForbidden?.mgPerL ?? null,
    bound: lawOfLimit?.onlyAbove ? 'atMost' : 'below',
    breathIso2,
    breathRatio: breathLaw?.ratio ?? usualBreathRatio,
    breathCountry: breathLaw?.country ?? null,
  };
}

function lawOf(iso2: string, laws: CountryLaws): CountryLaw | undefined {
  return Object.hasOwn(laws, iso2) ? laws[iso2] : undefined;
}
