import puppeteer, { type Page } from 'puppeteer-core';
import type { Engine, Key, Session } from './engine';
import { watchPage } from './watch-page';

const viewport = { width: 1024, height: 730 };

/** Gecko: Debian's Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  programs: ['firefox-esr'],
  canWatchFromStart: true,
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      defaultViewport: viewport,
      // A language that names no country: the limit is that of the site, as in WebKit here.
      extraPrefsFirefox: { 'intl.accept_languages': 'en' },
    });
    return {
      async newSession(hasWorker) {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.evaluateOnNewDocument(watchPage, hasWorker);
        return sessionOf(page, () => context.close());
      },
      stop: () => browser.close(),
    };
  },
};

function sessionOf(page: Page, close: () => Promise<void>): Session {
  return {
    async open(url) {
      try {
        await page.goto(url);
      } catch (error) {
        // A page that leads on at once, as to the remembered language, ends the navigation that was
        // asked for. The journey waits for where it leads.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
      }
    },
    async reload() {
      await page.reload();
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as Promise<never>,
    async click(selector, index) {
      const element = (await page.$$(selector))[index];
      if (!element) throw new Error(`Nothing to press: ${selector}`);
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      const held = keys.slice(0, -1);
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(keys.at(-1) as Key);
      for (const key of held) await page.keyboard.up(key);
    },
    close,
  };
}
