import * as v from 'valibot';
import { isClockTime } from '@/lib/bac';
import { servingVariants } from '@/lib/drinks/variants';
import { bounds, type Bounds } from '@/lib/model/bounds';
import { siteCodes } from '@/lib/site/sites';

/** Maximum number of drinks and bodies of a site: answers.css has one selector for each. */
export const maxDrinks = 4;
export const maxBodies = 3;

const within = ({ min, max }: Bounds) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));

const counts = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  v.minLength(1),
  v.check(
    (list) => list.every((count, index) => count > (list[index - 1] ?? 0)),
    'counts that do not ascend',
  ),
);

const body = v.strictObject({
  gender: v.picklist([0, 1]),
  ageYears: within(bounds.ageYears),
  heightCm: within(bounds.heightCm),
  weightKg: within(bounds.weightKg),
});

const bodies = v.pipe(
  v.array(body),
  v.minLength(1),
  v.maxLength(maxBodies),
  // The rule of thumb names the first body as the lightest.
  v.check(
    (list) => list.every(({ weightKg }) => weightKg >= (list[0]?.weightKg ?? 0)),
    'a first body that is not the lightest',
  ),
  // The text of the tables names one age for all.
  v.check(
    (list) => list.every(({ ageYears }) => ageYears === list[0]?.ageYears),
    'bodies of several ages',
  ),
);

const drinkRow = v.strictObject({
  /** The serving list of the drink; by default that of the site. */
  variant: v.optional(v.picklist(servingVariants)),
  serving: v.pipe(v.string(), v.nonEmpty()),
  counts,
});

export type DrinkRow = v.InferOutput<typeof drinkRow>;

const site = v.strictObject({
  bodies: v.optional(v.literal('lighter')),
  drinks: v.pipe(v.array(drinkRow), v.minLength(1), v.maxLength(maxDrinks)),
});

/** `content/answers.json`: the examples of the answer tables. */
export const answersSchema = v.strictObject({
  /** An integer, so that drinks end at whole minutes. */
  minutesPerDrink: v.pipe(v.number(), v.integer(), v.minValue(1)),
  foodWhileDrinking: v.picklist([0, 1, 2, 3]),
  note: v.string(),
  bodies: v.strictObject({ usual: bodies, lighter: bodies }),
  stops: v.pipe(v.array(v.pipe(v.string(), v.check(isClockTime, 'no clock time'))), v.minLength(1)),
  stopCounts: counts,
  sites: v.strictObject(v.entriesFromList(siteCodes, site)),
});
