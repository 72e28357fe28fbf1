import { defaultCountry } from '@/lib/countries/default-country';
import { countryLimits } from '@/lib/countries/limits';
import type { Site } from '@/lib/site/sites';
import { measuredEvidence, type MeasuredLevelName } from './measured';

/** What was measured about the limit that a site begins with: that of its first country. */
interface OwnLimit {
  limitPermille: number;
  figures: (typeof measuredEvidence.hoursTo)[MeasuredLevelName];
}

function isMeasured(name: string): name is MeasuredLevelName {
  return Object.hasOwn(measuredEvidence.hoursTo, name);
}

/**
 * The row of a site's own limit. For the build only, as all countries are.
 * @throws {Error} when nothing was measured about it: the build stops
 */
export function ownLimit(site: Pick<Site, 'code' | 'countries'>): OwnLimit {
  const iso2 = defaultCountry(site, { region: null, zoneCountry: '' });
  const limitPermille = countryLimits.find((country) => country.iso2 === iso2)?.permille;
  const name = limitPermille === 0 ? 'zero' : String(limitPermille);
  if (limitPermille === undefined || !isMeasured(name)) {
    throw new Error(`Nothing was measured about the limit of ${iso2}`);
  }
  return { limitPermille, figures: measuredEvidence.hoursTo[name] };
}
