import type { CountryLimit } from './limits';

/** True for a limit that neither its sources nor an official text confirm: texts then say so. */
export function isUnconfirmed({
  confirmed,
  law,
}: Pick<CountryLimit, 'confirmed' | 'law'>): boolean {
  return !confirmed && !law;
}
