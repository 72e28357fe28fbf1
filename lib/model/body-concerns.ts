/** Share of body water in the weight that the equation was made for, percent. */
export const usualWaterPercent = { min: 35, max: 75 };

/** Above this age few people were measured for the equation, years. */
export const oldestMeasuredYears = 75;

/** Above this body mass index the equation is less certain, kg/m². */
export const heaviestMeasuredBmi = 40;

/** What makes a body one that the body-water equation was not made for. */
export type BodyConcern = 'water' | 'age' | 'bmi';

/** The measures of a body that decide how well the equation fits it. */
export interface BodyMeasures {
  age: number;
  heightInCm: number;
  weightInKg: number;
}

/** Body water as a share of the weight, percent. */
export function waterPercentOf(bodyWaterLiters: number, weightKg: number): number {
  return (bodyWaterLiters / weightKg) * 100;
}

/** Why the estimate is less certain for this body; empty for most. */
export function bodyConcerns(body: BodyMeasures, bodyWaterLiters: number): BodyConcern[] {
  const water = waterPercentOf(bodyWaterLiters, body.weightInKg);
  const bmi = body.weightInKg / (body.heightInCm / 100) ** 2;
  const concerns: BodyConcern[] = [];
  if (water < usualWaterPercent.min || water > usualWaterPercent.max) concerns.push('water');
  if (body.age > oldestMeasuredYears) concerns.push('age');
  if (bmi > heaviestMeasuredBmi) concerns.push('bmi');
  return concerns;
}
