import { countryLimits } from '@/lib/countries/limits';
import type { Site } from '@/lib/site/sites';
import { measuredEvidence, type MeasuredLevelName } from './measured';

function isMeasured(name: string): name is MeasuredLevelName {
  return Object.hasOwn(measuredEvidence.hoursTo, name);
}

/**
 * The initial limit of a site, that of its first country, and its validation results. Only for the
 * build.
 * @throws {Error} if there are no results for it, which stops the build
 */
export function ownLimit(site: Pick<Site, 'code' | 'countries'>) {
  const [iso2] = site.countries;
  const limitPermille = countryLimits.find((country) => country.iso2 === iso2)?.permille;
  const name = limitPermille === 0 ? 'zero' : String(limitPermille);
  if (limitPermille === undefined || !isMeasured(name)) {
    throw new Error(`Nothing was measured about the limit of ${site.code}: ${iso2}`);
  }
  return { limitPermille, figures: measuredEvidence.hoursTo[name] };
}
