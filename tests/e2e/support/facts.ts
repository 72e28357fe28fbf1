import type { Page } from '@playwright/test';
import { siteByCode, type SiteCode } from '../../../lib/site/sites';
import { allGiven } from '../../components/all-given';
import type { Flat } from '../../flat';

/** A visitor who has been here before. What the page saves later stays. */
export async function comeBack(page: Page, site: SiteCode, state: object, version = 3) {
  await page.addInitScript(
    ([key, saved]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, saved);
    },
    [`${site}:app-calc-model`, JSON.stringify({ state, version })] as const,
  );
}

/**
 * A visitor who has given every fact (times of the form, body, first country of the language), for
 * tests of something else: nothing is asked, and an answer stands without a condition.
 * @param change what else is saved of them
 */
export async function giveFacts(page: Page, site: SiteCode = 'en', change: Partial<Flat> = {}) {
  const [selectedCountryId] = siteByCode(site).countries;
  await comeBack(page, site, { selectedCountryId, ...allGiven, ...change });
}
