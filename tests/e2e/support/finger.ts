import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Puts a finger down, moves it in small steps as a hand does, and lifts it. Chromium alone. */
export async function swipe(page: Page, from: Point, to: Point, steps = 12) {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await touch('touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd', []);
  await devTools.detach();
}
