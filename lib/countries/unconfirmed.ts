import type { CountryLimit } from './limits';

/**
 * True where a figure must be shown as not confirmed: the product specification wants it so, or
 * sources clash, and no official text bears it out.
 */
export function isUnconfirmed({
  confirmed,
  law,
}: Pick<CountryLimit, 'confirmed' | 'law'>): boolean {
  return !confirmed && !law;
}
