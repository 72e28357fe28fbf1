import type { Site } from '@/lib/site/sites';
import { drinkCatalog } from './catalog';
import { servingVariantsOf } from './variants';

/** What the calculator of a site needs: serving lists by variant, units. At build time only. */
export function calculatorSetup(site: Pick<Site, 'code' | 'unitsAllowChange'>) {
  const variants = servingVariantsOf(site.code);
  // Of the exported page, also where the country has another: rows must not swap under a finger.
  const { typeOrder } = drinkCatalog(variants[0] ?? site.code);
  return {
    siteCode: site.code,
    catalogs: Object.fromEntries(
      variants.map((variant) => [variant, { ...drinkCatalog(variant), typeOrder }] as const),
    ),
    unitsAllowChange: site.unitsAllowChange ?? false,
  };
}
