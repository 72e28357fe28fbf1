import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { articleIds, type ArticleManifest } from '@/lib/articles/manifest-schema';
import { siteCodes } from '@/lib/site/sites';
import { exportedPages } from '@/tools/build/early-scripts';

/** How often the library is there: as it is, and ten times over. */
const sizes = [1, 10];

/** What a build makes itself, or brings in by a link. */
const leftOut = /^(node_modules|\.next|\.git|out|test-results|public\/(fonts|articles))(\/|$)/;

/** A copy of the project that can be changed and built. */
function copyOfProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'bench-build-'));
  cpSync('.', root, { recursive: true, filter: (path) => !leftOut.test(relative('.', path)) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Writes every article of the library several times into a copy, each under an id of its own. */
function repeatArticles(root: string, times: number): void {
  const copies = Array.from({ length: times - 1 }, (_, index) => `-copy-${index + 2}`);
  const schema = join(root, 'lib/articles/manifest-schema.ts');
  const listed = new Set<string>();
  for (const code of siteCodes) {
    const folder = join(root, 'content/articles', code);
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as ArticleManifest;
    for (const { items } of manifest.categories) {
      for (const item of items.filter(({ active }) => active)) {
        listed.add(item.id);
        for (const copy of copies) {
          copyFileSync(join(folder, `${item.id}.md`), join(folder, `${item.id}${copy}.md`));
          const key = item.article_key + copy;
          const own = { id: item.id + copy, article_key: key, html_path: `${code}/${key}.html` };
          items.push({ ...item, ...own } as typeof item);
        }
      }
    }
    writeFileSync(file, JSON.stringify(manifest));
  }
  const known = articleIds.map((id) => `  '${id}',\n`).join('');
  const source = readFileSync(schema, 'utf8');
  if (!source.includes(known)) throw new Error('The list of articles is not where it was');
  const more = [...listed].flatMap((id) => copies.map((copy) => `  '${id}${copy}',\n`)).join('');
  writeFileSync(schema, source.replace(known, known + more));
}

function buildRow(times: number) {
  const root = copyOfProject();
  try {
    repeatArticles(root, times);
    const startedMs = performance.now();
    execFileSync('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    const seconds = (performance.now() - startedMs) / 1000;
    const pages = exportedPages(join(root, 'out')).length;
    return {
      library: `${times}x`,
      pages,
      'seconds of the build': seconds.toFixed(1),
      'milliseconds per page': ((seconds * 1000) / pages).toFixed(0),
    };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Builds the product from nothing, with its library and with ten times as much of it. */
export function benchBuild() {
  return sizes.map(buildRow);
}
