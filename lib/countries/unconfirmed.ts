import type { CountryLimit } from './limits';

/**
 * True if a limit must be shown as not confirmed: the spec requires it or sources contradict each
 * other, and no official text confirms the limit.
 */
export function isUnconfirmed({
  confirmed,
  law,
}: Pick<CountryLimit, 'confirmed' | 'law'>): boolean {
  return !confirmed && !law;
}
