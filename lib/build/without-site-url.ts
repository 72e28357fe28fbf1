import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A build that was not told where it will stand: takes out what can only hold absolute addresses,
 * and says what is missing. An address of the machine that builds would be worse than none.
 */
export function finishWithoutSiteUrl(out: string): void {
  rmSync(join(out, 'sitemap.xml'));
  console.log(
    'SITE_URL is not set: no og:url, og:image, sitemap.xml and feed.xml; canonical, hreflang, structured data and llms.txt name no host. For a deployment: SITE_URL=https://example.org npm run build',
  );
}
