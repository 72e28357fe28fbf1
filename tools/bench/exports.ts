import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import playwrightConfig from '@/playwright.config';
import { withBasePath } from '@/lib/site/routes';
import { compressExport } from '@/tools/build/compress';
import { serve } from '../serve/serve.mjs';

/** Whether a folder is no export of Next but one small page without a framework. */
export const isBare = (folder: string) => !existsSync(join(folder, '_next'));

/** A copy of a bare page with its compressed files, which an export has already. */
async function compressedCopy(folder: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  cpSync(folder, copy, { recursive: true });
  await compressExport(copy);
  return copy;
}

/**
 * Serves finished exports with the same base path, or bare pages, while `act` visits them.
 * @param act takes a browser and the origins of the folders, each with the base path
 */
export async function withExports<Found>(
  folders: readonly string[],
  act: (browser: Browser, origins: readonly string[]) => Promise<Found>,
): Promise<Found> {
  const base = withBasePath('');
  const copies = new Map<string, string>();
  for (const folder of folders.filter(isBare)) copies.set(folder, await compressedCopy(folder));
  const servers = await Promise.all(
    folders.map((folder) => serve({ dir: copies.get(folder) ?? folder, port: 0, base })),
  );
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const ports = servers.map((server) => (server.address() as AddressInfo).port);
    return await act(
      browser,
      ports.map((port) => `http://localhost:${port}${base}`),
    );
  } finally {
    await browser.close();
    for (const server of servers) server.close().closeAllConnections();
    for (const copy of copies.values()) rmSync(copy, { recursive: true });
  }
}
