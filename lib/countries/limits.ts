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

/** What the country's own law says in breath, milligrams per litre. */
export interface BreathLimit {
  mgPerL: number;
  /** Beside the lower limit; null when the law names none, or there is no lower limit. */
  noviceOrProfessionalMgPerL: number | null;
  /** How the law writes it, where that is not mg/L. */
  writtenIn?: 'ugPer100Ml';
}

/** The official text of a law. */
export interface OfficialLaw {
  /** The same in every language. */
  source: string;
  /** ISO date: when it took effect or was published. */
  date: string;
  url: string;
}

/** The legal blood alcohol limit of a country. */
export interface CountryLimit {
  /** ISO 3166 code, upper case. */
  iso2: string;
  /** Grams per litre of blood, 0 to 0.8, for ordinary car drivers. */
  permille: number;
  /** A lower limit for new, young or professional drivers; null when none was found. */
  noviceOrProfessionalPermille: number | null;
  /** Null where no text of law that was read names a breath figure. */
  breath: BreathLimit | null;
  confirmed: boolean;
  /** Proves a row that the product specification wants unconfirmed. */
  law?: OfficialLaw;
  /** Driving with any alcohol is forbidden: the figure is only where penalties begin. */
  anyForbidden?: true;
  /** Only a level over the figure is an offence; else the figure itself is one. */
  onlyAbove?: true;
  /** Short names of law and tables, the same in every language. */
  source: string;
  /** ISO date. */
  checkedOn: string;
  caveat: LimitCaveat | null;
}

type Row = Omit<CountryLimit, 'breath' | 'anyForbidden' | 'onlyAbove'> & {
  breath?: BreathLimit;
  anyForbidden?: object;
  onlyAbove?: object;
};

/**
 * Every country of content/limits.json, by ISO code, without the editors' notes. For the build
 * only: the browser gets the rows it shows as props.
 */
export const countryLimits: readonly CountryLimit[] = (file.countries as Row[]).map((row) => ({
  iso2: row.iso2,
  permille: row.permille,
  noviceOrProfessionalPermille: row.noviceOrProfessionalPermille,
  breath: row.breath
    ? {
        mgPerL: row.breath.mgPerL,
        noviceOrProfessionalMgPerL: row.breath.noviceOrProfessionalMgPerL,
        ...(row.breath.writtenIn && { writtenIn: row.breath.writtenIn }),
      }
    : null,
  confirmed: row.confirmed,
  ...(row.law && { law: row.law }),
  ...(row.anyForbidden && { anyForbidden: true }),
  ...(row.onlyAbove && { onlyAbove: true }),
  source: row.source,
  checkedOn: row.checkedOn,
  caveat: row.caveat,
}));
