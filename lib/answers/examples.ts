import file from '@/content/answers.json';
import type { FoodWhileDrinking, Gender } from '@/lib/bac';
import { countryLimits, type CountryLimit } from '@/lib/countries/limits';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { usualPercent } from '@/lib/drinks/servings';
import type { ServingVariant } from '@/lib/drinks/variants';
import type { DrinkType } from '@/lib/model/model';
import type { Site, SiteCode } from '@/lib/site/sites';

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

interface DrinkRow {
  /** Whose list the serving stands on; the site's own when left out. */
  variant?: ServingVariant;
  serving: string;
  counts: number[];
}

interface AnswersFile {
  minutesPerDrink: number;
  foodWhileDrinking: FoodWhileDrinking;
  bodies: Record<'usual' | 'lighter', ExampleBody[]>;
  stops: string[];
  stopCounts: number[];
  sites: Record<SiteCode, { bodies?: 'lighter'; drinks: DrinkRow[] }>;
}

const answers = file as unknown as AnswersFile;

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
    drinks: drinks.map((row) => drinkOf(row, site.code)),
    law,
    stops: answers.stops,
    stopCounts: answers.stopCounts,
  };
}

function drinkOf({ variant, serving, counts }: DrinkRow, siteCode: SiteCode): ExampleDrink {
  const catalog = drinkCatalog(variant ?? siteCode);
  for (const kind of Object.values(catalog.types)) {
    const item = kind.items.find(({ id }) => id === serving);
    if (!item) continue;
    return {
      id: item.id,
      type: kind.type,
      kindName: kind.name,
      servingName: item.name,
      capacityMl: item.capacityInMl,
      percent: usualPercent(kind, item),
      counts,
    };
  }
  throw new Error(`No serving ${serving} on the list of ${variant ?? siteCode}`);
}
