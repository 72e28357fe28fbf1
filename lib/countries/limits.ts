import file from '@/content/limits.json';
import type { CountryLaw, LimitFigures } from './applicable-limit';

/** A caveat about a limit. Its text is the message with the same key. */
export interface LimitCaveat {
  key: keyof typeof file.caveats;
  /** The other limit, grams per litre of blood; that of the region if there is one. */
  permille?: number;
  /** The part of the country with another limit, ISO 3166-2. */
  region?: string;
}

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
export interface CountryLimit extends LimitFigures, Pick<CountryLaw, 'zones' | 'onlyAbove'> {
  /** ISO 3166 code, upper case: of a country ("GB") or of a region ("GB-SCT"). */
  iso2: string;
  /** Null if none of the law texts that were read has a limit in breath. */
  breath: BreathLimit | null;
  confirmed: boolean;
  /** Confirms a limit that the spec marks as unconfirmed. */
  law?: OfficialLaw;
  /** Driving with any alcohol is forbidden; the limit is only where penalties start. */
  anyForbidden?: true;
  /** Short names of laws and tables, the same in every language. */
  source: string;
  /** ISO date. */
  checkedOn: string;
  caveat: LimitCaveat | null;
}

type Row = Omit<CountryLimit, 'breath' | 'anyForbidden' | 'onlyAbove'> & {
  breath?: BreathLimit & { source: string };
  anyForbidden?: object;
  onlyAbove?: object;
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
  if (!caveat?.region) return caveat;
  const region = regionRows.find((row) => row.iso2 === caveat.region);
  if (!region) throw new Error(`The caveat of ${iso2} names an unknown region: ${caveat.region}`);
  return { ...caveat, permille: region.permille };
}

/** All countries of content/limits.json. Only for the build; the browser gets what it shows. */
export const countryLimits: readonly CountryLimit[] = (file.countries as Row[]).map(limitOf);

/** The regions with a limit of their own below that of their country. */
export const regionLimits: readonly CountryLimit[] = regionRows.map(limitOf);
