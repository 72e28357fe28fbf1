import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { href, withBasePath } from '../site/routes';
import { sites } from '../site/sites';

interface ManifestMessages {
  app: { name: string; nameExtended: string };
  meta: { home: { description: string } };
  shell: { menu: { calculator: string; result: string } };
}

/**
 * Writes `manifest.{site}.webmanifest` for every language, with a fixed id and scope, into `public`
 * before the pages are rendered: the dev server has them too.
 */
export function writeManifests(out: string): void {
  for (const site of sites) {
    const messages = JSON.parse(
      readFileSync(`messages/${site.code}.json`, 'utf8'),
    ) as ManifestMessages;
    const home = withBasePath(href(site.code, { page: 'home' }));
    const manifest = {
      id: home,
      scope: home,
      start_url: home,
      lang: site.locale,
      dir: 'ltr',
      name: messages.app.nameExtended,
      short_name: messages.app.name,
      description: messages.meta.home.description,
      display: 'standalone',
      background_color: '#202020',
      theme_color: '#202020',
      categories: ['health', 'lifestyle', 'utilities'],
      icons: [
        { src: withBasePath('/icon-192.png'), sizes: '192x192', type: 'image/png' },
        { src: withBasePath('/icon-512.png'), sizes: '512x512', type: 'image/png' },
        {
          src: withBasePath('/icon-maskable-512.png'),
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
      shortcuts: [
        { name: messages.shell.menu.calculator, url: home },
        {
          name: messages.shell.menu.result,
          url: withBasePath(href(site.code, { page: 'result' })),
        },
      ],
    };
    writeFileSync(
      join(out, `manifest.${site.code}.webmanifest`),
      `${JSON.stringify(manifest, null, 2)}\n`,
    );
  }
}
