import type { Page } from '@playwright/test';

/** How the next page will look: its theme, its width, and nothing that moves. */
export async function setLooks(page: Page, theme: string, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}
