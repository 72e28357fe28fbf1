import * as v from 'valibot';
import file from '@/content/answers.json';
import type { Gender } from '@/lib/bac';
import { countryLimits, type CountryLimit } from '@/lib/countries/limits';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { usualPercent } from '@/lib/drinks/servings';
import { clamp, limits, percentLimits } from '@/lib/model/limits';
import type { DrinkType } from '@/lib/model/model';
import type { Site, SiteCode } from '@/lib/site/sites';
import { answersSchema, type DrinkRow } from './answers-schema';

/** Somebody who drinks in a table. */
export interface ExampleBody {
  gender: Gender;
  ageYears: number;
  heightCm: number;
  weightKg: number;
}

/** A drink as a country pours it, and how many of them a table counts. */
export interface ExampleDrink {
  /** Of its serving. */
  id: string;
  type: DrinkType;
  /** Of its kind, in the site's language: "Beer". */
  kindName: string;
  /** "Pint (568 ml)" */
  servingName: string;
  capacityMl: number;
  /** By volume. */
  percent: number;
  counts: readonly number[];
}

/** What the tables of a site count: bodies, drinks, and whose limit is waited for. */
export interface Examples {
  bodies: readonly ExampleBody[];
  drinks: readonly ExampleDrink[];
  law: CountryLimit;
  /** HH:MM of the last sips that the table of clock times begins with. */
  stops: readonly string[];
  stopCounts: readonly number[];
}

/** @throws {v.ValiError} for a file that is not as it has to be: the build stops */
const answers = v.parse(answersSchema, file);

/** Minutes from the beginning of one drink to that of the next. */
export const minutesPerDrink = answers.minutesPerDrink;

/** What all of them eat. */
export const foodWhileDrinking = answers.foodWhileDrinking;

/**
 * The examples of a site.
 * @throws {Error} for a serving that is on no list, or a site without a law: the build stops
 */
export function examplesOf(site: Pick<Site, 'code' | 'countries'>): Examples {
  const { bodies = 'usual', drinks } = answers.sites[site.code];
  const law = countryLimits.find(({ iso2 }) => iso2 === site.countries[0]);
  if (!law) throw new Error(`No limit for the examples of ${site.code}`);
  return {
    bodies: answers.bodies[bodies],
    drinks: drinks.map((row) => exampleDrink(row, site.code)),
    law,
    stops: answers.stops,
    stopCounts: answers.stopCounts,
  };
}

/**
 * A drink of a table.
 * @throws {Error} for a serving that is on no list, or is none that somebody orders: the row that
 *   counts millilitres, one without alcohol, or more than the calculator takes
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
    const isPoured = capacityMl === clamp(capacityMl, limits.capacityMl) && !item.isCustom;
    const isDrunk = percent === clamp(percent, percentLimits[type]) && percent > 0;
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
