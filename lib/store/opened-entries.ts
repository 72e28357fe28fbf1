import { likelyPlace, type Whereabouts } from '@/lib/countries/country-candidates';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { variantForRegion } from '@/lib/drinks/variants';
import type { ZonedNow } from '@/lib/calendar/zone';
import { withDays } from '@/lib/evening/start-day';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { isRecord } from '@/lib/model/field-readers';
import { readSaved } from '@/lib/model/read-saved';
import { mergeSaved } from '@/lib/model/saved';
import type { SiteCode } from '@/lib/site/sites';

/** The calculator's settings of a site. */
export interface CalculatorSetup {
  siteCode: SiteCode;
  /** Servings by variant, also that of the site, as exported; see variants.ts. */
  catalogs: Record<string, DrinkCatalog>;
  /** If false, units are metric, whatever was saved. */
  unitsAllowChange: boolean;
}

/**
 * The servings of the country that the drinks are most likely from.
 * @param entries the chosen country and where it was chosen; anything else than texts counts as none
 * @throws {Error} for a setup without servings
 */
export function catalogOf(
  { siteCode, catalogs }: CalculatorSetup,
  { selectedCountryId, chosenInCountry }: Record<string, unknown>,
  whereabouts: Whereabouts,
): DrinkCatalog {
  const text = (raw: unknown) => (typeof raw === 'string' ? raw : '');
  const chosen = {
    selectedCountryId: text(selectedCountryId),
    chosenInCountry: text(chosenInCountry),
  };
  const variant = variantForRegion(siteCode, likelyPlace(chosen, whereabouts));
  const catalog = catalogs[variant] ?? catalogs[siteCode];
  if (!catalog) throw new Error(`No servings for ${siteCode} ${variant}`);
  return catalog;
}

/**
 * Reads the saved text, if there is one; says whether the entries have got their day only now.
 * @throws {Error} for a text of a version with an incompatible shape (read-saved.ts)
 */
export function openedEntries(
  setup: CalculatorSetup,
  text: unknown,
  whereabouts: Whereabouts,
  at: ZonedNow,
) {
  const saved = typeof text === 'string' ? readSaved(text) : undefined;
  const catalog = catalogOf(setup, isRecord(saved) ? saved : {}, whereabouts);
  const merged = mergeSaved(saved, catalog, defaultModel(catalog, 'metric'));
  // Entries of versions without days get a day now, which is saved with them.
  const dated = withDays(merged, at);
  const model: CalculatorModel = setup.unitsAllowChange
    ? dated
    : { ...dated, unitSystem: 'metric' };
  return { model, catalog, isDatedNow: dated !== merged };
}
