import { roundHalfUp } from '@/lib/bac';

/** The measures of a body, of all the numbers in a link those that it cannot hold exactly. */
export interface BodyMeasures {
  heightCm: number;
  weightKg: number;
}

/**
 * The body as a link holds it: whole centimetres, tenths of a kilogram (spec section 9). Every
 * evening is calculated from these, since inches and pounds have more digits.
 */
export function bodyInLink({ heightCm, weightKg }: BodyMeasures): BodyMeasures {
  return { heightCm: roundHalfUp(heightCm, 0), weightKg: roundHalfUp(weightKg, 1) };
}
