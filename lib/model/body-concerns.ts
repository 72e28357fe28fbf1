import type { Person } from './model';

/** Body water in percent of the weight for which the equation was made. */
export const usualWaterPercent = { min: 35, max: 75 };

/** Above this age, few people were measured for the equation. */
export const maxMeasuredYears = 75;

/** Above this body mass index the equation is less certain, kg/m². */
export const maxMeasuredBmi = 40;

/** Why the body-water equation is less certain for a body. */
export type BodyConcern = 'water' | 'age' | 'bmi';

/** The measures that decide how well the equation fits a body. */
export type BodyMeasures = Pick<Person, 'age' | 'heightInCm' | 'weightInKg'>;

/** Body water in percent of the weight. */
export function waterPercentOf(bodyWaterLiters: number, weightKg: number): number {
  return (bodyWaterLiters / weightKg) * 100;
}

/** Why the estimate is less certain for this body; usually empty. */
export function bodyConcerns(body: BodyMeasures, bodyWaterLiters: number): BodyConcern[] {
  const water = waterPercentOf(bodyWaterLiters, body.weightInKg);
  const bmi = body.weightInKg / (body.heightInCm / 100) ** 2;
  const concerns: BodyConcern[] = [];
  if (water < usualWaterPercent.min || water > usualWaterPercent.max) concerns.push('water');
  if (body.age > maxMeasuredYears) concerns.push('age');
  if (bmi > maxMeasuredBmi) concerns.push('bmi');
  return concerns;
}
