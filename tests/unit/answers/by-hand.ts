/**
 * The cautious estimate of an example, calculated by hand: the formula of ADR 2 for one sitting, without
 * the engine. A drink every half hour, a little food (factor 0.93), 40 years.
 */

const densityGramsPerMl = 0.789;
const bloodDensity = 1.055;
const foodFactor = 0.93;
const hoursPerDrink = 0.5;
/** Permille an hour. */
const cautiousRate = 0.12;
/** The cautious estimate takes 15 % more alcohol. */
const cautiousFactor = 1.15;
/** Absorption after the last sip. */
const waitHours = 1.25;

const man = (heightCm: number, weightKg: number) => ({
  bodyWaterLitres: 2.447 - 0.09516 * 40 + 0.1074 * heightCm + 0.3362 * weightKg,
  weightKg,
});
const woman = (heightCm: number, weightKg: number) => ({
  bodyWaterLitres: -2.097 + 0.1069 * heightCm + 0.2466 * weightKg,
  weightKg,
});

/** The man and the woman of the tables; lighter ones in Japan and China. */
export function peopleOf(code: string) {
  const isLighter = code === 'jp' || code === 'cn';
  return isLighter ? [man(170, 65), woman(158, 50)] : [man(177, 75), woman(165, 60)];
}

/** @param ml of one drink */
export function byHand(ml: number, percent: number, count: number, person: ReturnType<typeof man>) {
  const hours = count * hoursPerDrink;
  const grams = ((ml * percent) / 100) * densityGramsPerMl * count;
  const likely = (grams * foodFactor) / (person.bodyWaterLitres * bloodDensity);
  const cautious = cautiousFactor * likely;
  const floor = Math.min((cautious / hours) * Math.min(hours, 1), cautiousRate);
  const upToPermille = Math.max(cautious - cautiousRate * hours, floor);
  const waitMin = 60 * Math.max(upToPermille / cautiousRate, waitHours);
  const stepMin = waitMin > 360 ? 30 : 15;
  return {
    /** Peak of the cautious estimate. */
    upToPermille,
    /** From the last sip until the cautious estimate is zero, rounded up as in tables. */
    goneMin: Math.ceil(waitMin / stepMin - 1e-9) * stepMin,
  };
}

export type ByHand = ReturnType<typeof byHand>;
