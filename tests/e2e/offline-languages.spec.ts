import { firstVisitRequests } from '../../tools/bench/precache';
import { articleById } from '../../lib/articles/manifest';
import { href } from '../../lib/site/routes';
import { sites } from '../../lib/site/sites';
import { isWhole } from '../extent';
import { calculate, caseR01, enterCaseR01 } from './support/evening';
import { articlePath, goldenInput, sharedOf, sharedPath } from './support/links';
import { goOffline, visitUntilReady } from './support/offline';
import { test } from './support/own-host';
import { expect } from './support/test';

test.use({ hasWorker: true });

/** The limit for what a first visit downloads. */
const FIRST_VISIT_BYTES = 1_500_000;

/** One language: offline-update.spec.ts has German, English and Polish. */
const tried = sites.filter(({ code }) => isWhole || code === 'jp');

for (const site of tried) {
  const { code } = site;
  test(`after one visit all of ${code} works without a network`, async ({
    page,
    context,
    host,
  }) => {
    const home = host.url(href(code, { page: 'home' }));
    await visitUntilReady(page, home);
    expect(host.sentBytes(), 'page and background together').toBeLessThan(FIRST_VISIT_BYTES);
    // As `npm run bench` says; a browser may ask once more for an icon.
    expect(host.requests.length - firstVisitRequests(site)).toBeLessThanOrEqual(1);
    await goOffline(context, host);

    await page.reload();
    await expect(page.getByTestId('calculator')).toBeVisible();
    const article = articleById(code, 'how-long-does-alcohol-stay-in-blood');
    const link = page.getByRole('main').getByRole('link', { name: article.title }).first();
    await link.click();
    await expect(page).toHaveURL(host.url(articlePath(code, article.id)));
    await expect(page.getByTestId('article').locator('h1')).toHaveText(article.title);

    await page.goto(host.url(href(code, { page: 'result' })));
    await expect(page.getByTestId('result-empty')).toBeVisible();
    await page.goto(home);
    await enterCaseR01(page, code === 'fr' ? 10 : 1);
    await calculate(page);
    await expect(page.getByTestId('peak')).toHaveAttribute(
      'data-permille',
      String(caseR01.peakPermille),
    );
    await page.reload();
    await expect(page.getByTestId('peak')).toBeVisible();

    await page.goto(host.url(sharedPath(code, sharedOf(goldenInput('R01')))));
    await expect(page.getByTestId('peak')).toHaveAttribute(
      'data-permille',
      String(caseR01.peakPermille),
    );
    const theme = () => page.locator('html').getAttribute('data-theme');
    const before = await theme();
    await page.getByTestId('theme-toggle').click();
    await expect.poll(theme).not.toBe(before);

    await page.goto(host.url(`${href(code, { page: 'home' })}no/such/page/at/all/`));
    await expect(page.getByTestId('not-found')).toBeVisible();
  });
}
