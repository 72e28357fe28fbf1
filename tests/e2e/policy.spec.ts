import type { Page } from '@playwright/test';
import { articleById } from '../../lib/articles/manifest';
import { expect, test } from './support/test';

/**
 * What the policy of a page keeps out. That it keeps out nothing of ours: every journey fails on an error
 * in the console (support/test.ts), as a violation is one.
 */

/** Collects what the page's own policy forbade. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      found.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
    Object.assign(window, { violations: found });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

test('a script that is not the page’s own does not run', async ({ page, expectConsole }) => {
  expectConsole(/Content Security Policy/);
  await page.route('/help/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected =
      '<script>window.wasInjected = true</script><img src="/none" onerror="window.wasInjected = true">';
    await route.fulfill({ response, body: html.replace('</main>', `${injected}</main>`) });
  });
  expectConsole(/404|Failed to load|Minified React error #418/);
  const violations = await watchViolations(page);
  await page.goto('/help/');
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(async () => (await violations()).length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'wasInjected' in window)).toBe(false);
});

test('markup from a string is refused; a planted base or form leads nowhere, not even to us', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/TrustedHTML|Trusted Type|Content Security Policy/);
  const violations = await watchViolations(page);
  await page.goto('/help/');
  const outcome = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'written';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : 'other';
    }
  });
  expect(outcome).toBe('refused');
  await page.evaluate(() => {
    const base = document.createElement('base');
    base.href = '/de/';
    document.head.append(base);
    const form = document.createElement('form');
    form.action = '/result/';
    document.body.append(form);
    form.submit();
  });
  // The page says so, and the host with it.
  await expect
    .poll(async () => new Set((await violations()).map((text) => text.split(' ')[0])))
    .toEqual(new Set(['require-trusted-types-for', 'base-uri', 'form-action']));
  expect(await page.evaluate(() => document.baseURI)).toMatch(/\/help\/$/);
  await expect(page).toHaveURL('/help/');
});

test('a bare article runs nothing and sends nothing', async ({ page, expectConsole }) => {
  expectConsole(/Content Security Policy/);
  const { html_path: path } = articleById('ru', 'top-7-myths-about-sobering-up');
  const violations = await watchViolations(page);
  await page.route(`/articles/${path}`, async (route) => {
    const response = await route.fetch();
    const injected = '<script>window.wasInjected = true</script><img src="https://evil.example/x">';
    await route.fulfill({ response, body: (await response.text()) + injected });
  });
  await page.goto(`/articles/${path}`);
  await expect(page.locator('h2').first()).toContainText(/[а-я]/);
  // In the head: behind any text it would not count.
  const policy = page.locator('head > meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /default-src 'none'/);
  await expect.poll(async () => (await violations()).length).toBe(2);
  expect(await page.evaluate(() => 'wasInjected' in window)).toBe(false);
});
