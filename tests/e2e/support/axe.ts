import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isWhole } from '../../extent';
import { expect } from './test';

/** WCAG 2.2 to level AA, and what axe holds for good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rows of the table of countries that are like the first dozen; each takes as long as a button. */
const sameRows = '[data-testid=all-countries] tbody tr:nth-child(n+13):not(.font-semibold)';

/**
 * axe finds nothing on the page as it is.
 * @param state what is open, for the report
 * @param part a selector: only what it matches is looked at
 */
export async function expectNoViolations(page: Page, state: string, part?: string) {
  // No frames here: the run in one piece finds the same without a second page for its report.
  const isInjected = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, axeSource: isInjected ? 'axe' : undefined })
    .setLegacyMode()
    // What passed is not described: a third less time.
    .options({
      resultTypes: ['violations'],
      // Off by default: what is seen is part of the name (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .withTags(tags);
  if (part) builder.include(part);
  if (!isWhole) builder.exclude(sameRows);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
  expect(found, state).toEqual([]);
}
