import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagePaths } from './browser';
import { ratioText, spreadOf, spreadText, type Spread } from './figures';
import { measureLoad, type Load } from './load';
import { openBench } from './phone';
import { compressExport } from '@/tools/build/compress';

const peers = 'tests/fixtures/peers';

/** Builds the pages to compare with: a page without a framework, and a bare page of the framework. */
async function buildPeers() {
  const root = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  cpSync(join(peers, 'framework'), root, { recursive: true });
  cpSync(join(peers, 'vanilla'), join(root, 'vanilla'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  execFileSync(process.execPath, [next, 'build', '--webpack'], { cwd: root, stdio: [...stdio] });
  const folders = { root, vanilla: join(root, 'vanilla'), framework: join(root, 'out') };
  await compressExport(folders.vanilla);
  await compressExport(folders.framework);
  return folders;
}

const figures: Record<string, (load: Load) => number> = {
  'first paint, ms': (load) => load.firstPaintMs,
  'LCP, ms': (load) => load.largestPaintMs,
  'blocked after it, ms': (load) => load.blockedMs,
  'bytes, kB': ({ bytes }) => Object.values(bytes).reduce((sum, part) => sum + part, 0) / 1000,
};

/**
 * Compares the pages of the product with a bare page of the framework and with a small page without a
 * framework that has a form and an answer. Uses no network.
 */
export async function benchPeers(visits: number): Promise<object[]> {
  const built = await buildPeers();
  const bench = await openBench([built.vanilla, built.framework, 'out']);
  const [vanilla = '', bare = '', own = ''] = bench.origins;
  const addresses: Record<string, { address: string; hasReact: boolean }> = {
    vanilla: { address: `${vanilla}/`, hasReact: false },
    framework: { address: `${bare}/`, hasReact: true },
  };
  for (const [page, pathOf] of Object.entries(pagePaths)) {
    addresses[page] = { address: own + pathOf('en'), hasReact: true };
  }
  const loads: Record<string, Load[]> = {};
  try {
    for (let visit = 0; visit < visits; visit++) {
      for (const [name, { address, hasReact }] of Object.entries(addresses)) {
        (loads[name] ??= []).push(await measureLoad(bench, address, hasReact));
      }
    }
  } finally {
    await bench.close();
    rmSync(built.root, { recursive: true });
  }
  const spreads = (name: string): Record<string, Spread> =>
    Object.fromEntries(
      Object.entries(figures).map(([title, figure]) => [
        title,
        spreadOf((loads[name] ?? []).map(figure)),
      ]),
    );
  const [ofVanilla, ofFramework] = [spreads('vanilla'), spreads('framework')];
  return Object.keys(addresses).map((name) => {
    const cells = Object.entries(spreads(name)).map(([title, spread]) => {
      const ratios = [ofVanilla, ofFramework].map((peer) =>
        ratioText(spread.median, peer[title]?.median ?? 0),
      );
      return [title, `${spreadText(spread)} ${ratios.join(' ')}`];
    });
    return {
      'page; ratios to vanilla, to framework': name,
      ...Object.fromEntries(cells),
    } as object;
  });
}
