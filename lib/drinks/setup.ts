import type { Site } from '@/lib/site/sites';
import { drinkCatalog } from './catalog';
import { servingVariantsOf } from './variants';

/**
 * What a site brings to its calculator: every serving list its visitors may need, by variant. For
 * the build only.
 */
export function calculatorSetup(site: Pick<Site, 'code' | 'unitsAllowChange'>) {
  const variants = servingVariantsOf(site.code);
  return {
    siteCode: site.code,
    catalogs: Object.fromEntries(
      variants.map((variant) => [variant, drinkCatalog(variant)] as const),
    ),
    defaultVariant: site.code,
    unitsAllowChange: site.unitsAllowChange,
  };
}
