import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { href } from '@/lib/site/routes';
import { defaultSiteCode, sites } from '@/lib/site/sites';
import { lostPageName } from '../hosting/constants.mjs';
import { headersFile, redirectsFile } from '@/tools/hosting/underscore-files';
import { vercelFile } from '@/tools/hosting/vercel';

/**
 * Writes into the export what hosts read of it, and each language's 4.04 where they look for it.
 * English has it already (hoist-english.ts), with a script for hosts that know no other.
 */
export function writeHostFiles(out: string): void {
  writeFileSync(join(out, '_headers'), headersFile());
  writeFileSync(join(out, '_redirects'), redirectsFile());
  writeFileSync(join(out, 'vercel.json'), vercelFile());
  writeFileSync(join(out, '.nojekyll'), '');
  for (const { code } of sites.filter((site) => site.code !== defaultSiteCode)) {
    const page = join(out, href(code, { page: 'notFound' }), 'index.html');
    copyFileSync(page, join(out, href(code, { page: 'home' }), lostPageName));
  }
}
