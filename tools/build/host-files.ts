import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { href } from '@/lib/site/routes';
import { defaultSiteCode, sites } from '@/lib/site/sites';
import { lostPageName } from '../hosting/constants.mjs';
import { headersFile, redirectsFile } from '@/tools/hosting/underscore-files';

/**
 * Writes the configuration of hosts into the export, and the not-found page of each language to where
 * they look for it; English has it already (hoist-english.ts).
 */
export function writeHostFiles(out: string): void {
  writeFileSync(join(out, '_headers'), headersFile());
  writeFileSync(join(out, '_redirects'), redirectsFile());
  writeFileSync(join(out, '.nojekyll'), '');
  for (const { code } of sites.filter((site) => site.code !== defaultSiteCode)) {
    const page = join(out, href(code, { page: 'notFound' }), 'index.html');
    copyFileSync(page, join(out, href(code, { page: 'home' }), lostPageName));
  }
}
