import file from '@/content/limits.json';

/** A caveat about a limit. Its text is the message with the same key. */
export type LimitCaveat =
  | { key: 'anyForbidden' | 'noBacLaw' }
  | {
      key:
        | 'argentina'
        | 'mexico'
        | 'novice'
        | 'penaltyFrom'
        | 'provinces'
        | 'sourcesDiffer'
        | 'tolerance';
      /** The other limit, grams per litre of blood. */
      permille: number;
    }
  | {
      key: 'scotland' | 'utah';
      /** The part of the country with another limit, ISO 3166-2. */
      region: string;
      /** The limit of that region, grams per litre of blood. */
      permille: number;
    };

/** The limits in breath in the law of a country, milligrams per litre. */
export interface BreathLimit {
  mgPerL: number;
  /** The lower limit in breath; null if the law has none, or if there is no lower limit. */
  noviceOrProfessionalMgPerL: number | null;
  /** The unit in the law, if it is not mg/L. */
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

/** The legal blood alcohol limit of a country, or of a region with a limit of its own. */
export interface CountryLimit {
  /** ISO 3166 code, upper case: of a country ("GB") or of a region ("GB-SCT"). */
  iso2: string;
  /** Only regions: the time zones in which they lie, separated by spaces. */
  zones?: string;
  /** Grams per litre of blood, 0 to 0.8, for ordinary car drivers. */
  permille: number;
  /** A lower limit for new, young or professional drivers; null if none was found. */
  noviceOrProfessionalPermille: number | null;
  /** Null if none of the law texts that were read has a limit in breath. */
  breath: BreathLimit | null;
  confirmed: boolean;
  /** Confirms a limit that the spec marks as unconfirmed. */
  law?: OfficialLaw;
  /** Driving with any alcohol is forbidden; the limit is only where penalties start. */
  anyForbidden?: true;
  /** Only a level above the limit is an offence; otherwise a level equal to it is one too. */
  onlyAbove?: true;
  /** Short names of laws and tables, the same in every language. */
  source: string;
  /** ISO date. */
  checkedOn: string;
  caveat: LimitCaveat | null;
}

type Row = Omit<CountryLimit, 'breath' | 'anyForbidden' | 'onlyAbove' | 'caveat'> & {
  breath?: BreathLimit & { source: string };
  anyForbidden?: object;
  onlyAbove?: object;
  caveat: { key: string; permille?: number; region?: string } | null;
  note: string;
};

const regionRows = file.regions as Row[];

/** A row without the editors' notes. */
function limitOf({ note, breath, anyForbidden, onlyAbove, ...row }: Row): CountryLimit {
  void note;
  return {
    ...row,
    breath: breath ? withoutSource(breath) : null,
    ...(anyForbidden && { anyForbidden: true }),
    ...(onlyAbove && { onlyAbove: true }),
    caveat: caveatOf(row),
  };
}

function withoutSource({ source, ...breath }: BreathLimit & { source: string }): BreathLimit {
  void source;
  return breath;
}

/** The caveat of a row; one about a region gets the limit of that region. */
function caveatOf({ iso2, caveat }: Pick<Row, 'iso2' | 'caveat'>): LimitCaveat | null {
  if (!caveat?.region) return caveat as LimitCaveat | null;
  const region = regionRows.find((row) => row.iso2 === caveat.region);
  if (!region) throw new Error(`The caveat of ${iso2} names an unknown region: ${caveat.region}`);
  return { ...caveat, permille: region.permille } as LimitCaveat;
}

/** All countries of content/limits.json. Only for the build; the browser gets what it shows. */
export const countryLimits: readonly CountryLimit[] = (file.countries as Row[]).map(limitOf);

/** The regions with a limit of their own below that of their country. */
export const regionLimits: readonly CountryLimit[] = regionRows.map(limitOf);
