import * as v from 'valibot';
import file from '@/content/answers.json';
import type { Gender } from '@/lib/bac';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { usualPercent } from '@/lib/drinks/servings';
import { bounds, clamp, percentBounds } from '@/lib/model/bounds';
import type { DrinkType } from '@/lib/model/model';
import type { Site, SiteCode } from '@/lib/site/sites';
import { answersSchema, type DrinkRow } from './answers-schema';

/** The example person of a table. */
export interface ExampleBody {
  gender: Gender;
  ageYears: number;
  heightCm: number;
  weightKg: number;
}

/** A drink as it is served in a country, and the numbers of drinks that a table has rows for. */
export interface ExampleDrink {
  /** Id of the serving. */
  id: string;
  type: DrinkType;
  /** Name of the drink type in the site's language: "Beer". */
  kindName: string;
  /** "Pint (568 ml)" */
  servingName: string;
  capacityMl: number;
  /** Alcohol by volume. */
  percent: number;
  counts: readonly number[];
}

/** The examples of a site. */
export interface Examples {
  drinks: readonly [ExampleDrink, ...ExampleDrink[]];
  /** The columns of the tables. */
  people: readonly [man: ExampleBody, woman: ExampleBody];
}

/** @throws {v.ValiError} for an invalid file, which fails the build */
const answers = v.parse(answersSchema, file);

/** The same in all examples. */
export const { minutesPerDrink, lastSip, foodWhileDrinking } = answers;

/**
 * The examples of a site.
 * @throws {Error} for an unknown serving
 */
export function examplesOf(site: Pick<Site, 'code'>): Examples {
  const { bodies: set = 'usual', drinks } = answers.sites[site.code];
  const [first, ...others] = drinks;
  const [woman, man] = answers.bodies[set];
  return {
    drinks: [exampleDrink(first, site.code), ...others.map((row) => exampleDrink(row, site.code))],
    people: [man, woman],
  };
}

/**
 * Looks up the drink of a row in the serving lists.
 * @throws {Error} for an unknown serving, the custom serving (counted in millilitres), one without
 *   alcohol, or one outside the bounds of the calculator
 */
export function exampleDrink(
  { variant, serving, counts }: DrinkRow,
  siteCode: SiteCode,
): ExampleDrink {
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
      id: item.id,
      type,
      kindName: kind.name,
      servingName: item.name,
      capacityMl,
      percent,
      counts,
    };
  }
  throw new Error(`No serving ${serving} on the list of ${variant ?? siteCode}`);
}
