import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { defaultServing } from '@/lib/drinks/servings';
import { href } from '@/lib/site/routes';
import { sites, type Site } from '@/lib/site/sites';
import { withExports } from '@/tools/bench/exports';
import {
  formFactors,
  screenshotPath,
  type FormFactor,
  type Screen,
} from '@/tools/prepare/manifests';

/** Amount of beer of the evening shown, in glasses that are usual in the language's country. */
const beerMl = 1500;

/** Fixed time shortly after the last drink, so that all runs draw the same. */
const takenAt = new Date('2026-10-10T23:30:00');

/** Tried in turn until the file is small enough. */
const qualities = [72, 64, 56, 48, 40];
const maxBytes = 60_000;

async function save(picture: Buffer, file: string) {
  for (const quality of qualities) {
    const webp = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length < maxBytes) return writeFileSync(file, webp);
  }
  throw new Error(`${file} does not fit into ${maxBytes} bytes`);
}

/** Takes the screenshots of a language on one device, in the default theme. */
async function take(browser: Browser, origin: string, site: Site, form: FormFactor) {
  const { width, height, scale } = formFactors[form];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: `${new Intl.Locale(site.locale).language}-${site.countries[0]}`,
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // no notice about offline use
  });
  await context.clock.setFixedTime(takenAt);
  const page = await context.newPage();
  const picture = async (screen: Screen) => {
    await page.waitForFunction('document.fonts.status === "loaded"');
    await page.mouse.move(0, 0);
    await save(await page.screenshot(), `public${screenshotPath(site.code, screen, form)}`);
  };
  const glasses = Math.ceil(beerMl / defaultServing(drinkCatalog(site.code), 'beer').capacityInMl);
  await page.goto(origin + href(site.code, { page: 'home' }), { waitUntil: 'networkidle' });
  const amount = page.getByTestId('drink-beer').getByTestId('amount');
  await amount.fill(String(glasses));
  await amount.blur();
  await page.evaluate(() => scrollTo(0, 0));
  await picture('home');
  await page.getByTestId('calculate').click();
  await page.getByTestId('peak').waitFor();
  await page.waitForLoadState('networkidle');
  await picture('result');
  await context.close();
}

/** Takes the screenshots that browsers show before installing, from a finished build. */
export function takeScreenshots(): Promise<void> {
  return withExports(['out'], async (browser, [origin = '']) => {
    for (const site of sites) {
      for (const form of Object.keys(formFactors) as FormFactor[]) {
        await take(browser, origin, site, form);
      }
    }
  });
}
