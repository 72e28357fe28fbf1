import type { DrinkCatalog } from '@/lib/drinks/servings';
import { variantForRegion } from '@/lib/drinks/variants';
import { withDays, type Place } from '@/lib/evening/start-day';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { readSaved } from '@/lib/model/read-saved';
import { mergeSaved } from '@/lib/model/saved';
import type { SiteCode } from '@/lib/site/sites';

/** What a site brings to its calculator. */
export interface CalculatorSetup {
  siteCode: SiteCode;
  /** Servings by variant; only the English site has more than one (en, the US list; gb, au, nz). */
  catalogs: Record<string, DrinkCatalog>;
  /** The variant of the exported page, before the visitor's region is known. */
  defaultVariant: string;
  /** False: metric, whatever was saved. */
  unitsAllowChange: boolean;
}

/** The entries that a visitor comes back to. */
export interface OpenedEntries {
  model: CalculatorModel;
  catalog: DrinkCatalog;
  /** They were saved without a day, and have one now. */
  isDatedNow: boolean;
}

/**
 * What the saved text opens.
 * @param text as it is stored; anything else where nothing is
 * @param region ISO 3166 code of the visitor's browser; empty when it names none
 * @throws {Error} for entries that another version of the product wrote otherwise (read-saved.ts)
 */
export function openedEntries(
  setup: CalculatorSetup,
  text: unknown,
  region: string,
  place: Place,
): OpenedEntries {
  const variant = variantForRegion(setup.siteCode, region);
  const catalog = setup.catalogs[variant] ?? setup.catalogs[setup.defaultVariant];
  if (!catalog) throw new Error(`No servings for ${setup.siteCode} ${variant}`);
  const saved = typeof text === 'string' ? readSaved(text) : undefined;
  const merged = mergeSaved(saved, catalog, defaultModel(catalog, 'metric'));
  // Entries saved before they had a day get it now, once: it is kept from here on.
  const dated = withDays(merged, place);
  const model: CalculatorModel = setup.unitsAllowChange
    ? dated
    : { ...dated, unitSystem: 'metric' };
  return { model, catalog, isDatedNow: dated !== merged };
}
