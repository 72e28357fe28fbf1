import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, resolve, sep } from 'node:path';
import { contentTypes } from '../hosting/constants.mjs';

/** The ending of a file by its encoding, best first. */
const endings = { br: '.br', gzip: '.gz' };

function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // missing, or an invalid name
  }
}

/**
 * The file of an address: `index.html` for a folder; no hidden files, nothing outside the served folder.
 * @param {string} dir
 * @param {string} path decoded, beginning with a slash
 * @returns {string | undefined}
 */
export function fileOf(dir, path) {
  if (/\/\.(?!well-known\/)/.test(path)) return undefined;
  const root = resolve(dir);
  const file = resolve(root, `.${path}`, path.endsWith('/') ? 'index.html' : '');
  return file.startsWith(root + sep) && isFile(file) ? file : undefined;
}

/** Sends a file, compressed if the client accepts it; status 304 if the client has it already. */
export function sendFile(request, response, file, status = 200) {
  // What has a quality, which may be zero, is not taken for accepted: browsers send names alone.
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  const stored = Object.keys(endings).filter((name) => isFile(file + endings[name]));
  const encoding = stored.find((name) => accepted.includes(name));
  const body = readFileSync(file + (endings[encoding] ?? ''));
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  if (stored.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  const known = String(request.headers['if-none-match'] ?? '').replaceAll('W/', '');
  if (status === 200 && known.split(/\s*,\s*/).includes(etag)) return response.writeHead(304).end();
  const type = contentTypes[extname(file).slice(1)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  return response.writeHead(status).end(body);
}
