import type { Locator } from '@playwright/test';

/** Tabs until an element, or one inside it, has the focus. */
export async function tabTo(target: Locator, key = 'Tab') {
  const element = target.first();
  for (let step = 0; step < 80; step += 1) {
    if (await element.evaluate((node) => node.contains(document.activeElement))) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} never reached ${target}`);
}
