import { isWhole } from '../extent';
import { openRow } from './support/evening';
import { sittingsPath } from './support/links';
import { overflowPx } from './support/looks';
import { openAsHer } from './support/sittings';
import { expect, test } from './support/test';

test('six sittings fit a screen of 320 px, in both clocks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAsHer(page, { timeStartInH24: '08:00', timeFinishInH24: '17:00' });
  for (let number = 2; number <= 6; number += 1) {
    await page.getByTestId('add-sitting').click();
    await expect(page.getByRole('heading', { name: `Session ${number}` })).toBeFocused();
  }
  await expect(page.getByTestId('add-sitting')).toHaveCount(0);
  for (const clock of ['metric', 'imperial']) {
    await page.getByTestId(`unit-${clock}`).check();
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
  }
  const targets = page.getByTestId('sitting').locator('button:visible, input:visible');
  const small = await targets.evaluateAll((nodes) =>
    nodes
      .map((node) => ({ box: node.getBoundingClientRect(), html: node.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ box, html }) => `${html} ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
});

// Numbers and words of each: tests/components/result, golden-numbers and result-sittings.
for (const width of isWhole ? [320, 390, 1280] : [320]) {
  for (const id of isWhole ? ['M02', 'M09', 'M12'] : ['M12']) {
    test(`a shared day of several sittings at ${width} px: ${id}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(sittingsPath('en', id));
      await page.getByTestId('working').locator('summary').click();
      await expect(page.getByTestId('working').getByRole('table')).toBeVisible();

      // The half hours of drinking are marked inside their rows, which paint nothing outside themselves.
      await openRow(page, 'samples');
      const first = page.getByTestId('samples').locator('li[data-minutes="0"]');
      await first.scrollIntoViewIfNeeded();
      const [box, mark] = [await first.boundingBox(), await first.locator('i').boundingBox()];
      expect(mark?.x).toBeGreaterThanOrEqual(box?.x ?? Infinity);
      expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    });
  }
}
