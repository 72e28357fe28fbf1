import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads `_headers` and `_redirects` of a folder as Netlify and Cloudflare Pages do. */

/** A path with `*` and `:name` as a regular expression; a trailing slash is optional. */
function pattern(path) {
  const escaped = path.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}/?$`);
}

function linesOf(dir, name) {
  const file = join(dir, name);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

/** @returns {(path: string) => Map<string, string>} the headers of an address; repeated ones are joined */
export function readHeaders(dir) {
  const rules = [];
  for (const line of linesOf(dir, '_headers')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name) rules.at(-1).headers.push([name, value]);
    else if (line.trim()) rules.push({ match: pattern(line.trim()), headers: [] });
  }
  return (path) => {
    const found = new Map();
    for (const rule of rules.filter(({ match }) => match.test(path))) {
      for (const [name, value] of rule.headers) {
        found.set(name, found.has(name) ? `${found.get(name)}, ${value}` : value);
      }
    }
    return found;
  };
}

/** @returns {(path: string) => { to: string, status: number } | undefined} the first matching rule */
export function readRedirects(dir) {
  const rules = linesOf(dir, '_redirects')
    .map((line) => line.trim().split(/\s+/))
    .filter((parts) => parts.length === 3)
    .map(([from, to, status]) => ({ match: pattern(from), to, status: Number(status) }));
  return (path) => rules.find(({ match }) => match.test(path));
}
