import { isWhole } from '../extent';
import { actAtRandom, seeded } from './support/random-user';
import { expect, test, withMotion } from './support/test';

test.use(withMotion);

/** What no visitor may ever read, on any page. */
const broken = /\bNaN\b|Infinity|\bundefined\b|\[object |-\d+:\d\d/;
const steps = isWhole ? 500 : 250;
const stepsBetweenLooks = 20;

const homes = isWhole ? ['/', '/ru/', '/de/', '/jp/'] : ['/'];

/** Careless steps, the same ones in each run. */
for (const [index, home] of homes.entries()) {
  test(`a careless visitor of ${home} breaks nothing in ${steps} steps`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(300_000);
    // The address of a page that is not there is answered with 404 on purpose. A headless browser
    // lets nobody write to its clipboard unasked: the page says so and copies the old way.
    expectConsole(/404|The clipboard is not available/);
    const random = seeded(index + 1);
    const walk: string[] = [];
    await page.goto(home);
    for (let step = 0; step < steps; step++) {
      walk.push(`${await actAtRandom(page, random)} @ ${page.url()}`);
      if (page.url() === 'about:blank') await page.goto(home);
      if (step % stepsBetweenLooks !== 0) continue;
      await page.waitForLoadState('domcontentloaded');
      const text = await page.locator('body').innerText();
      expect(text, walk.slice(-stepsBetweenLooks).join('\n')).not.toMatch(broken);
      await expect(page.locator('h1'), walk.slice(-stepsBetweenLooks).join('\n')).toHaveCount(1);
    }
  });
}
