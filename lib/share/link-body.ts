import { roundHalfUp } from '@/lib/bac';
import type { SharedModel } from './shared-rules';

/** The measures of a body, of all the numbers in a link those that it cannot hold exactly. */
type BodyMeasures = Pick<SharedModel, 'heightCm' | 'weightKg'>;

/**
 * The body as a link holds it: whole centimetres, tenths of a kilogram (spec section 9). Every
 * evening is calculated from these, since inches and pounds have more digits.
 */
export function bodyInLink({ heightCm, weightKg }: BodyMeasures): BodyMeasures {
  return { heightCm: roundHalfUp(heightCm, 0), weightKg: roundHalfUp(weightKg, 1) };
}
