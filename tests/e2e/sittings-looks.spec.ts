import { expectNoViolations } from './support/axe';
import { axeLook } from './support/extent';
import { setLooks, wholePagePx } from './support/looks';
import { openAsHer, sitting } from './support/sittings';
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
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
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

for (const [theme, width] of axeLook('light', 390)) {
  test(`axe finds nothing in several sittings: ${theme}, ${width} px`, async ({ page }) => {
    // Three sittings and what is said of them are longer than other pages.
    await setLooks(page, theme, width, wholePagePx + 800);
    await openAsHer(page, { timeStartInH24: '12:00', timeFinishInH24: '22:00' });
    const plus = page.getByTestId('drink-beer').getByTestId('amount-plus');
    await page.getByTestId('entry-earlier').check();
    await plus.click();
    await plus.click();
    await expectNoViolations(page, 'long period');
    await page.getByTestId('long-period-hint').getByRole('button').click();
    await expect(page.getByTestId('toast')).toBeVisible();
    await expectNoViolations(page, 'split');
    await page.getByTestId('add-sitting').click();
    await expect(page.getByTestId('sitting')).toHaveCount(2);
    await expectNoViolations(page, 'three sittings');
    // A beer from 12:00, and one until 22:00 three days later.
    for (let day = 0; day < 3; day++) {
      await sitting(page).getByRole('button', { name: 'One day later' }).click();
    }
    await expect(page.getByRole('alert').filter({ hasText: 'three days' })).toBeVisible();
    await expectNoViolations(page, 'too long');
  });
}
