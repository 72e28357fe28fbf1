import type { LimitFigures } from './applicable-limit';

/** True if the country has a different limit for new, young or professional drivers. */
export function hasDriverClasses({
  permille,
  noviceOrProfessionalPermille,
}: LimitFigures): boolean {
  return noviceOrProfessionalPermille !== null && noviceOrProfessionalPermille !== permille;
}
