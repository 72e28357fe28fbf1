import type { DrinkCatalog } from '@/lib/drinks/servings';
import { variantForRegion } from '@/lib/drinks/variants';
import { withDays, type ZonedNow } from '@/lib/evening/start-day';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { readSaved } from '@/lib/model/read-saved';
import { mergeSaved } from '@/lib/model/saved';
import type { SiteCode } from '@/lib/site/sites';

/** The calculator's settings of a site. */
export interface CalculatorSetup {
  siteCode: SiteCode;
  /** Servings by variant; only the English site has more than one (variants.ts). */
  catalogs: Record<string, DrinkCatalog>;
  /** The variant of the exported page, used until the visitor's region is known. */
  defaultVariant: string;
  /** If false, units are metric, whatever was saved. */
  unitsAllowChange: boolean;
}

/** Saved entries after reading them. */
export interface OpenedEntries {
  model: CalculatorModel;
  catalog: DrinkCatalog;
  /** They were saved without a day and have got one. */
  isDatedNow: boolean;
}

/**
 * Reads the saved text.
 * @param text the stored text; anything else if there is none
 * @param region ISO 3166 code of the browser's region; empty if the browser names none
 * @throws {Error} for a text of a version with an incompatible shape (read-saved.ts)
 */
export function openedEntries(
  setup: CalculatorSetup,
  text: unknown,
  region: string,
  at: ZonedNow,
): OpenedEntries {
  const variant = variantForRegion(setup.siteCode, region);
  const catalog = setup.catalogs[variant] ?? setup.catalogs[setup.defaultVariant];
  if (!catalog) throw new Error(`No servings for ${setup.siteCode} ${variant}`);
  const saved = typeof text === 'string' ? readSaved(text) : undefined;
  const merged = mergeSaved(saved, catalog, defaultModel(catalog, 'metric'));
  // Entries of versions without days get a day now, which is saved with them.
  const dated = withDays(merged, at);
  const model: CalculatorModel = setup.unitsAllowChange
    ? dated
    : { ...dated, unitSystem: 'metric' };
  return { model, catalog, isDatedNow: dated !== merged };
}
