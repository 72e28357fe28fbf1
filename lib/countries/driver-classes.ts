import type { LimitFigures } from './applicable-limit';

/** True where the country has another limit for new, young or professional drivers. */
export function hasDriverClasses({
  permille,
  noviceOrProfessionalPermille,
}: LimitFigures): boolean {
  return noviceOrProfessionalPermille !== null && noviceOrProfessionalPermille !== permille;
}
