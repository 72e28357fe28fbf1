import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isWhole } from '../extent';
import { giveFacts } from './support/facts';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { expect, test } from './support/test';

/** Width and height as the header of a PNG says them. */
function sizeOf(png: Buffer): [string, number, number] {
  return [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function save(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByTestId('share-card-send').click();
  return readFile(await (await download).path());
}

// Sharing copies the link at once.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// The same in every language; Russian letters are from our own fonts.
for (const site of isWhole ? (['en', 'ru', 'jp'] as const) : (['ru'] as const)) {
  test(`${site}: what a link holds is said when it is shared; a result can be saved as a picture`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(new Date('2026-11-22T00:30:00'));
    const shared = sharedOf(goldenInput('R01'), { startDay: '2026-11-21' });
    // A picture is made of a limit that was given only.
    await giveFacts(page, site);
    await page.goto(sharedPath(site, shared));
    const opener = page.getByTestId('share-card');
    await page.getByTestId('share').click();
    const holds = page.getByTestId('share-holds');
    await expect(holds).toBeVisible();
    const words = (await holds.textContent()) ?? '';
    expect(words.length).toBeGreaterThan(15);
    await expect(page.getByTestId('share')).toHaveAccessibleDescription(words);
    await opener.click();
    const dialog = page.getByTestId('share-card-dialog');
    await expect(page.getByTestId('share-card-send')).toBeEnabled();
    const picture = await dialog.locator('canvas').getAttribute('aria-label');
    expect(picture).not.toMatch(/kg|кг/);
    const plain = await save(page);
    expect(sizeOf(plain)).toEqual(['PNG', 1080, 1350]);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByTestId('share-card-body').check();
    await expect(dialog.locator('canvas')).toHaveAttribute('aria-label', /kg|кг/);
    await expect(page.getByTestId('share-card-send')).toBeEnabled();
    expect((await save(page)).equals(plain)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(holds).toBeHidden();
  });
}
