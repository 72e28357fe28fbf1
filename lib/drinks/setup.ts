import type { Site } from '@/lib/site/sites';
import { drinkCatalog } from './catalog';
import { servingVariantsOf } from './variants';

/** What the calculator of a site needs: serving lists by variant, units. At build time only. */
export function calculatorSetup(site: Pick<Site, 'code' | 'unitsAllowChange'>) {
  const variants = servingVariantsOf(site.code);
  return {
    siteCode: site.code,
    catalogs: Object.fromEntries(
      variants.map((variant) => [variant, drinkCatalog(variant)] as const),
    ),
    unitsAllowChange: site.unitsAllowChange ?? false,
  };
}
