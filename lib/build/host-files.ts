import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { href, withBasePath } from '../site/routes';
import { defaultSiteCode, sites } from '../site/sites';

const year = 'public, max-age=31536000, immutable';
const always = 'public, max-age=0, must-revalidate';

/** Cache and safety headers, in the format that Netlify, Cloudflare Pages and our own server read. */
function headers(): string {
  const rules: [string, string[]][] = [
    [
      '/*',
      [
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'X-Frame-Options: DENY',
        'Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy: same-origin',
        `Cache-Control: ${always}`,
      ],
    ],
    ['/_next/static/*', [`Cache-Control: ${year}`]],
    ['/fonts/*', [`Cache-Control: ${year}`]],
  ];
  return rules
    .map(([path, lines]) => `${withBasePath(path)}\n${lines.map((l) => `  ${l}\n`).join('')}`)
    .join('\n');
}

/** Shared results are served by their language's result page; unknown pages by its 4.04. */
function redirects(): string {
  const shared = sites.map(({ code }) => {
    const result = withBasePath(href(code, { page: 'result' }));
    return `${result}:code ${result}index.html 200`;
  });
  const lost = sites
    .filter(({ code }) => code !== defaultSiteCode)
    .map(({ code }) => {
      const home = withBasePath(href(code, { page: 'home' }));
      return `${home}* ${home}404/index.html 404`;
    });
  return [...shared, ...lost, `${withBasePath('/*')} ${withBasePath('/404.html')} 404`, ''].join(
    '\n',
  );
}

/** Writes `_headers` and `_redirects` into the export. */
export function writeHostFiles(out: string): void {
  writeFileSync(join(out, '_headers'), headers());
  writeFileSync(join(out, '_redirects'), redirects());
  writeFileSync(join(out, '.nojekyll'), '');
}
