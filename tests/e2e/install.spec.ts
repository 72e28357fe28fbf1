import { chromium, type Page } from '@playwright/test';
import { wholeSystemBrowser } from '../../tools/test/system-browser.mjs';
import { href } from '../../lib/site/routes';
import { isWhole, triedSites } from '../extent';
import { expectNoViolations } from './support/axe';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';

interface AppManifest {
  url: string;
  errors: unknown[];
  manifest: { id: string };
}

/** A profile of its own, since a private window installs nothing, and no wait for a second visit. */
const installable = test.extend({
  hasWorker: true,
  context: async ({ launchOptions, baseURL }, provide) => {
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      // The headless shell installs nothing.
      ...(wholeSystemBrowser ? { executablePath: wholeSystemBrowser } : { channel: 'chromium' }),
      args: [...(launchOptions.args ?? []), '--bypass-app-banner-engagement-checks'],
      baseURL,
    });
    await provide(context);
    await context.close();
  },
});

for (const { code } of isWhole ? triedSites : triedSites.slice(0, 1)) {
  installable(
    `Chromium would install ${code} as an app, and the menu says so`,
    async ({ page }) => {
      const home = href(code, { page: 'home' });
      await page.goto(home);
      const session = await page.context().newCDPSession(page);
      const found = (await session.send('Page.getAppManifest')) as unknown as AppManifest;
      expect(found.url).toBe(`http://localhost:4173/manifest.${code}.webmanifest`);
      expect(found.errors).toEqual([]);
      expect(found.manifest.id).toBe(`http://localhost:4173${home}`);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
      await page.getByTestId('menu-open').click();
      await expect(page.getByTestId('install')).toBeVisible();
    },
  );
}

/** Sends what Chromium sends, as soon as the page has loaded, and keeps count of opened prompts. */
async function offerInstall(page: Page) {
  await page.addInitScript(() => {
    const state = { prompts: 0, isPressed: false, isQuiet: false };
    const prompt = () => {
      state.prompts += 1;
      state.isPressed = navigator.userActivation.isActive;
      return Promise.resolve({ outcome: 'accepted' });
    };
    addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt }));
      state.isQuiet = event.defaultPrevented;
    });
    Object.assign(window, { installState: state });
  });
}

const stateOf = (page: Page) => page.evaluate('installState');

// Who sees it, and what happens to it: tests/components/shell/install-entry.test.tsx.
for (const theme of isWhole ? ['dark', 'light'] : ['dark']) {
  test(`the entry opens the browser's prompt by keyboard, once: ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await offerInstall(page);
    await page.goto('/pl/');
    expect(await stateOf(page)).toEqual({ prompts: 0, isPressed: false, isQuiet: true });
    await page.getByTestId('menu-open').click();
    const entry = page.getByRole('button', { name: 'Zainstaluj aplikację' });
    await expect(entry).toBeVisible();
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoViolations(page, 'menu', '[data-testid="menu"]');
    await tabTo(entry);
    await page.keyboard.press('Enter');
    expect(await stateOf(page)).toEqual({ prompts: 1, isPressed: true, isQuiet: true });
  });

  test.describe(`an iPhone: ${theme}`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    });

    test('the entry tells how it is done there', async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
        Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });
      }, theme);
      await page.goto('/de/');
      await page.getByTestId('menu-open').click();
      const entry = page.getByTestId('install').locator('summary');
      const hint = page.getByText('„Zum Home-Bildschirm“');
      await expect(entry).toHaveText('App installieren');
      expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await tabTo(entry);
      await page.keyboard.press('Enter');
      await expect(hint).toBeInViewport({ ratio: 1 });
      await expectNoViolations(page, 'menu', '[data-testid="menu"]');
    });
  });
}
