import { createServer } from 'node:http';
import {
  freshCacheControl,
  hostFiles,
  httpsOnlyPolicy,
  lostCacheControl,
  lostPageName,
} from '../hosting/constants.mjs';
import { readHeaders, readRedirects } from '../hosting/underscore-rules.mjs';
import { listening } from './listen.mjs';
import { fileOf, sendFile } from './static-files.mjs';

/** A small static server: a folder with its `.br` and `.gz` files, its `_headers` and `_redirects`. */

/** The decoded path of a request, slashes merged, dots resolved; undefined if it is invalid. */
function pathOf(url) {
  const [path = ''] = url.split(/[?#]/);
  if (!path.startsWith('/')) return undefined;
  const { pathname } = new URL(`http://host${path.replace(/[/\\]+/g, '/')}`);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * @param {{ dir: string, port: number, host?: string, base?: string, useRedirects?: boolean }} options
 * `host`: by default this machine only; `base`: the base path of the build; `useRedirects: false`: as a
 * host that only knows `404.html`
 * @returns {Promise<import('node:http').Server>} listening
 */
export function serve({ dir, port, host, base = '', useRedirects = true }) {
  const headersOf = readHeaders(dir);
  const redirectOf = useRedirects ? readRedirects(dir) : () => undefined;
  const server = createServer((request, response) => {
    const sendLost = (page = `/${lostPageName}`) => {
      response.setHeader('Cache-Control', lostCacheControl);
      const file = fileOf(dir, page);
      return file
        ? sendFile(request, response, file, 404)
        : response.writeHead(404).end('Not found');
    };
    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const path = pathOf(request.url ?? '/');
    if (path === undefined || !`${path}/`.startsWith(`${base}/`)) return sendLost();
    response.setHeader('Cache-Control', freshCacheControl);
    for (const [name, value] of headersOf(path)) {
      response.setHeader(name, value.replace(httpsOnlyPolicy, '')); // this server speaks http
    }
    const local = path.slice(base.length);
    const file = hostFiles.includes(local) ? undefined : fileOf(dir, local);
    if (file) return sendFile(request, response, file);
    if (!local.endsWith('/') && fileOf(dir, `${local}/`)) {
      return response.writeHead(301, { Location: encodeURI(`${path}/`) }).end();
    }
    const rule = redirectOf(path);
    const target = rule?.to.slice(base.length);
    const page = rule?.status === 200 ? fileOf(dir, target) : undefined;
    return page
      ? sendFile(request, response, page)
      : sendLost(rule?.status === 404 ? target : undefined);
  });
  return listening(server, { port, host });
}
