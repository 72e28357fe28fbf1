import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { placeCode } from '@/lib/countries/place-code';
import type { Site } from '@/lib/site/sites';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const bands = v.pipe(
  v.array(
    v.strictObject({
      /** Lower bound of the band, grams per litre of blood. */
      fromPermille: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
      /** The bound itself does not belong to the band. */
      isAbove: v.optional(v.literal(true)),
      text,
    }),
  ),
  v.minLength(1),
  v.check(
    (bands) =>
      bands.every(
        ({ fromPermille }, index) => fromPermille > (bands[index - 1]?.fromPermille ?? -1),
      ),
    'bands that do not ascend',
  ),
);

/** `content/penalties/{site}.json`: the penalties by country, in the language of the site. */
const penaltiesSchema = v.array(
  v.strictObject({
    iso2: v.pipe(v.string(), v.regex(placeCode)),
    /** Date of the last check by the editors. Not shown, because the law they read may be older. */
    checkedOn: v.pipe(v.string(), v.isoDate()),
    /** The date of the law, as it follows "law as of" in the site's language: "mid-2026". */
    asOf: text,
    source: text,
    url: v.optional(v.pipe(v.string(), v.url())),
    /** A later change, or a figure, that could not be verified. */
    unverified: v.optional(text),
    bands,
    /** For new, young or professional drivers; those of `bands` that begin above the last follow. */
    noviceBands: v.optional(bands),
    noviceUnverified: v.optional(text),
  }),
);

/** Ascending; each extends to the next. */
export type PenaltyBands = v.InferOutput<typeof bands>;

/** The penalties of a country by level, in the language of the page. */
export type Penalties = Omit<Law, 'iso2' | 'checkedOn'> & {
  /** Link to the article on penalties. */
  moreHref: string;
};

type Law = v.InferOutput<typeof penaltiesSchema>[number];

/** The bands, and the general ones that begin above the last of them. */
function followedBy(own: PenaltyBands, general: PenaltyBands): PenaltyBands {
  const lastPermille = own.at(-1)?.fromPermille ?? 0;
  return [...own, ...general.filter(({ fromPermille }) => fromPermille > lastPermille)];
}

/** What is shown, by ISO code; at build time only. @throws {Error} for a missing or invalid file */
export function penaltiesOf(site: Pick<Site, 'code'>): Map<string, Omit<Penalties, 'moreHref'>> {
  const file = readFileSync(`content/penalties/${site.code}.json`, 'utf8');
  const laws = v.parse(penaltiesSchema, JSON.parse(file));
  return new Map(
    laws.map(({ iso2, checkedOn, noviceBands, ...shown }) => {
      void checkedOn;
      const ownBands = noviceBands && { noviceBands: followedBy(noviceBands, shown.bands) };
      return [iso2, { ...shown, ...ownBands }];
    }),
  );
}
