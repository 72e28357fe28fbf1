import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * A good static host in small: serves a folder with `.br`/`.gz`, the headers of its `_headers`, the
 * rewrites and the 404 pages of its `_redirects` (both in the format of Netlify and Cloudflare
 * Pages), and a slash at the end of every folder.
 */

/** `/de/*` or `/result/:code` as a regular expression. */
function pattern(path) {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}/?$`);
}

function readHeaders(dir) {
  const file = join(dir, '_headers');
  if (!existsSync(file)) return [];
  const rules = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name) rules.at(-1).headers.push([name, value]);
    else if (line.trim()) rules.push({ match: pattern(line.trim()), headers: [] });
  }
  return rules;
}

function readRedirects(dir) {
  const file = join(dir, '_redirects');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((parts) => parts.length === 3)
    .map(([from, to, status]) => ({ match: pattern(from), to, status: Number(status) }));
}

function send404(response, file) {
  if (!existsSync(file)) return response.writeHead(404).end('Not found');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  return response.end(readFileSync(file));
}

/** The path of a request; as it came when its percent signs mean nothing. */
function pathOf(request) {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * @param {{ dir: string, port: number, base?: string, useRedirects?: boolean }} options `base`: the
 * sub-path the site was built for; `useRedirects: false` is a host that only knows `404.html`
 * @returns {Promise<import('node:http').Server>} listening
 */
export function serve({ dir, port, base = '', useRedirects = true }) {
  const headers = readHeaders(dir);
  const redirects = useRedirects ? readRedirects(dir) : [];
  const files = sirv(dir, { brotli: true, gzip: true, etag: true, dotfiles: false });
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (!path.startsWith(base)) return response.writeHead(404).end('Not found');
    for (const rule of headers) {
      if (rule.match.test(path)) {
        for (const [name, value] of rule.headers) response.setHeader(name, value);
      }
    }
    if (!path.endsWith('/') && existsSync(join(dir, path.slice(base.length), 'index.html'))) {
      return response.writeHead(301, { Location: `${path}/` }).end();
    }
    request.url = request.url.slice(base.length) || '/';
    return files(request, response, () => {
      const rule = redirects.find(({ match }) => match.test(path));
      if (rule?.status !== 200)
        return send404(response, join(dir, rule?.to.slice(base.length) ?? '404.html'));
      request.url = rule.to.slice(base.length);
      return files(request, response, () => send404(response, join(dir, '404.html')));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
