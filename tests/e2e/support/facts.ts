import type { Page } from '@playwright/test';
import { siteByCode, type SiteCode } from '../../../lib/site/sites';
import { allGiven } from '../../components/all-given';
import type { Flat } from '../../flat';

/**
 * A visitor who has given every fact (times of the form, body, first country of the language), for
 * tests of something else: nothing is asked, and an answer stands without a condition. What the
 * page saves later stays.
 * @param change what else is saved of them
 */
export async function giveFacts(page: Page, site: SiteCode = 'en', change: Partial<Flat> = {}) {
  const [selectedCountryId] = siteByCode(site).countries;
  const state = { selectedCountryId, ...allGiven, ...change };
  await page.addInitScript(
    ([key, saved]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, saved);
    },
    [`${site}:app-calc-model`, JSON.stringify({ state, version: 3 })] as const,
  );
}
