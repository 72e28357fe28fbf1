import file from '@/content/limits.json';

/** What a reader must know beside the figure; the messages of the same key say it. */
export type LimitCaveat =
  | { key: 'anyForbidden' | 'noBacLaw' }
  | {
      key:
        | 'argentina'
        | 'mexico'
        | 'novice'
        | 'penaltyFrom'
        | 'provinces'
        | 'scotland'
        | 'sourcesDiffer'
        | 'tolerance'
        | 'utah';
      /** The other figure, grams per litre of blood. */
      permille: number;
    };

/** The legal blood alcohol limit of a country. */
export interface CountryLimit {
  /** ISO 3166 code, upper case. */
  iso2: string;
  /** Grams per litre of blood, 0 to 0.8, for ordinary car drivers. */
  permille: number;
  /** A lower limit for new, young or professional drivers; null when none was found. */
  noviceOrProfessionalPermille: number | null;
  confirmed: boolean;
  /** Short names of law and tables, the same in every language. */
  source: string;
  /** ISO date. */
  checkedOn: string;
  caveat: LimitCaveat | null;
}

/**
 * Every country of content/limits.json, by ISO code, without the editors' notes. For the build
 * only: the browser gets the rows it shows as props.
 */
export const countryLimits: readonly CountryLimit[] = (file.countries as CountryLimit[]).map(
  ({ iso2, permille, noviceOrProfessionalPermille, confirmed, source, checkedOn, caveat }) => ({
    iso2,
    permille,
    noviceOrProfessionalPermille,
    confirmed,
    source,
    checkedOn,
    caveat,
  }),
);
