import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { bareArticles, exportedPages } from '../../../tools/build/exported-pages';
import { rewriteFile } from '../../../tools/build/files';
import { chunksOnDemand } from '../../../tools/build/framework-markup';
import { withBareArticlePolicy, withSecurityPolicy } from '../../../tools/build/security-policy';
import { writeServiceWorkers } from '../../../tools/build/service-workers';

/** The style that tells a page of the later deployment. */
const mark = ':root{--deployment:later}';

/**
 * The export as if it had been changed and built again, without building: another build id, other style
 * sheets, and the menu's chunk under another name, as hashed files get when they change. The old files
 * are gone, as on a host that replaces everything.
 */
export function laterDeployment(): { dir: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'later-'));
  const [dir, next] = [join(root, 'out'), join(root, 'next')];
  cpSync('out', dir, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  for (const file of ['worker/sw.js', 'react-loadable-manifest.json', 'BUILD_ID']) {
    mkdirSync(dirname(join(next, file)), { recursive: true });
    cpSync(join('.next', file), join(next, file));
  }
  const sheets = filesIn(dir, '_next/static/css', /^rest-\w+\.css$/);
  const runtime = filesIn(dir, '_next/static/chunks', /^webpack-.*\.js$/);
  const menu = menuChunk(next);
  const hashOf = (path: string) => /([0-9a-f]{16})\.\w+$/.exec(path)?.[1] ?? '';
  const renamed = [...sheets, ...runtime, menu];
  replaceInAll(dir, next, [
    [readFileSync('.next/BUILD_ID', 'utf8'), 'later-deployment-0001'],
    ...renamed.map((path): [string, string] => [hashOf(path), backwards(hashOf(path))]),
  ]);
  for (const path of renamed) {
    const name = basename(path).replace(hashOf(path), backwards(hashOf(path)));
    renameSync(join(dir, path), join(dir, dirname(path), name));
  }
  // A page that the workers of before have never heard of.
  cpSync(join(dir, 'de/hilfe'), join(dir, 'de/neu'), { recursive: true });
  for (const page of exportedPages(dir)) rewriteFile(join(dir, page), withSecurityPolicy);
  for (const text of bareArticles(dir)) rewriteFile(join(dir, text), withBareArticlePolicy);
  writeServiceWorkers(dir, next);
  return { dir, remove: () => rmSync(root, { recursive: true }) };
}

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

const backwards = (text: string) => [...text].reverse().join('');

function filesIn(dir: string, folder: string, pattern: RegExp): string[] {
  const names = readdirSync(join(dir, folder)).filter((file) => pattern.test(file));
  if (names.length === 0) throw new Error(`No ${pattern} in ${folder}`);
  return names.map((name) => join(folder, name));
}

function menuChunk(next: string): string {
  const [, files = []] =
    chunksOnDemand(next).find(([name]) => name.endsWith('/menu-content')) ?? [];
  if (!files[0]) throw new Error('No chunk for the menu');
  return join('_next', files[0]);
}

function replaceInAll(dir: string, next: string, pairs: [from: string, to: string][]): void {
  for (const root of [dir, next]) {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || !/\.(html|txt|js|json)$|BUILD_ID$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8');
      const changed = pairs
        .reduce((so, [from, to]) => so.replaceAll(from, to), text)
        .replace('</style>', `${mark}</style>`)
        .replace(policy, ''); // it no longer fits, and is written anew
      if (changed !== text) writeFileSync(path, changed);
    }
  }
}
