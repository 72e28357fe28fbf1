import * as v from 'valibot';
import file from '@/content/answers.json';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { usualPercent } from '@/lib/drinks/servings';
import { bounds, clamp, percentBounds } from '@/lib/model/bounds';
import type { Site, SiteCode } from '@/lib/site/sites';
import { answersSchema, type DrinkRow } from './answers-schema';

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
