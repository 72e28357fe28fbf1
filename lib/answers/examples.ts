import * as v from 'valibot';
import file from '@/content/answers.json';
import { isClockTime } from '@/lib/bac';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { usualPercent } from '@/lib/drinks/servings';
import { servingVariants } from '@/lib/drinks/variants';
import { bounds, clamp, percentBounds, type Bounds } from '@/lib/model/bounds';
import { siteCodes, type Site, type SiteCode } from '@/lib/site/sites';

/** Maximum number of drinks of a site: answers.css has one selector for each. */
export const maxDrinks = 4;

const within = ({ min, max }: Bounds) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));

const counts = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  v.minLength(1),
  v.check(
    (list) => list.every((count, index) => count > (list[index - 1] ?? 0)),
    'counts that do not ascend',
  ),
);

const body = <Sex extends 0 | 1>(gender: Sex) =>
  v.strictObject({
    gender: v.literal(gender),
    ageYears: within(bounds.ageYears),
    heightCm: within(bounds.heightCm),
    weightKg: within(bounds.weightKg),
  });

const bodies = v.pipe(
  v.strictTuple([body(1), body(0)]),
  // The text of the tables names one age for all.
  v.check(([woman, man]) => woman.ageYears === man.ageYears, 'bodies of several ages'),
);

const drinkRow = v.strictObject({
  /** The serving list of the drink; by default that of the site. */
  variant: v.optional(v.picklist(servingVariants)),
  serving: v.pipe(v.string(), v.nonEmpty()),
  counts,
});

type DrinkRow = v.InferOutput<typeof drinkRow>;

const site = v.strictObject({
  bodies: v.optional(v.literal('lighter')),
  drinks: v.pipe(v.tupleWithRest([drinkRow], drinkRow), v.maxLength(maxDrinks)),
});

/** `content/answers.json`: the examples of the answer tables. */
export const answersSchema = v.strictObject({
  /** From the start of one drink to that of the next; an integer, so that drinks end at whole minutes. */
  minutesPerDrink: v.pipe(v.number(), v.integer(), v.minValue(1)),
  foodWhileDrinking: v.picklist([0, 1, 2, 3]),
  /** HH:MM of the last sip of the examples, before midnight. */
  lastSip: v.pipe(v.string(), v.check(isClockTime, 'no clock time')),
  note: v.string(),
  bodies: v.strictObject({ usual: bodies, lighter: bodies }),
  sites: v.strictObject(v.entriesFromList(siteCodes, site)),
});

/** @throws {v.ValiError} for an invalid file, which fails the build */
const answers = v.parse(answersSchema, file);

/** The example person of a table. */
export type ExampleBody = (typeof answers.bodies.usual)[number];

/** The same in all examples. */
export const { minutesPerDrink, lastSip, foodWhileDrinking } = answers;

/** The examples of a site. @throws {Error} for an unknown serving */
export function examplesOf(site: Pick<Site, 'code'>) {
  const { bodies: set = 'usual', drinks } = answers.sites[site.code];
  const [first, ...others] = drinks;
  const [woman, man] = answers.bodies[set];
  const drinkOf = (row: DrinkRow) => exampleDrink(row, site.code);
  return {
    drinks: [drinkOf(first), ...others.map(drinkOf)] as const,
    /** The columns of the tables. */
    people: [man, woman] as const,
  };
}

/**
 * Looks up the drink of a row in the serving lists.
 * @throws {Error} for an unknown serving, the custom serving (counted in millilitres), one without
 *   alcohol, or one outside the bounds of the calculator
 */
export function exampleDrink({ variant, serving, counts }: DrinkRow, siteCode: SiteCode) {
  const catalog = drinkCatalog(variant ?? siteCode);
  for (const kind of Object.values(catalog.types)) {
    const item = kind.items.find(({ id }) => id === serving);
    if (!item) continue;
    const { type } = kind;
    const capacityMl = item.capacityInMl;
    const percent = usualPercent(kind, item);
    const isPoured = capacityMl === clamp(capacityMl, bounds.capacityMl) && !item.isCustom;
    const isDrunk = percent === clamp(percent, percentBounds[type]) && percent > 0;
    if (!isPoured || !isDrunk) throw new Error(`${serving} is no drink for a table`);
    return {
      /** Of the serving. */
      id: item.id,
      type,
      /** In the site's language: "Beer". */
      kindName: kind.name,
      /** "Pint (568 ml)" */
      servingName: item.name,
      capacityMl,
      /** Alcohol by volume. */
      percent,
      /** The numbers of drinks that a table has rows for. */
      counts,
    };
  }
  throw new Error(`No serving ${serving} on the list of ${variant ?? siteCode}`);
}

/** A drink as it is served in a country. */
export type ExampleDrink = ReturnType<typeof exampleDrink>;
