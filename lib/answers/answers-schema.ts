import * as v from 'valibot';
import { isClockTime } from '@/lib/bac';
import { servingVariants } from '@/lib/drinks/variants';
import { bounds, type Bounds } from '@/lib/model/bounds';
import { siteCodes } from '@/lib/site/sites';

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

export type DrinkRow = v.InferOutput<typeof drinkRow>;

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
