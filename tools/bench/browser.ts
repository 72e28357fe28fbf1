import { rmSync } from 'node:fs';
import { articleRoute } from '@/lib/articles/links';
import { articleById } from '@/lib/articles/manifest';
import { encodeShareCode } from '@/lib/share/share-code';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { isBare, servedFolder } from './bare-page';
import { spreadOf, spreadText } from './figures';
import { measureResponseTimes, type ResponseTimes } from './response-times';
import { measureLoad, type Load } from './load';
import { openBench } from './phone';

/** An example of a shared result. */
const shareCode = encodeShareCode({
  unitSystem: 'metric',
  gender: 0,
  ageYears: 39,
  weightKg: 78,
  heightCm: 178,
  timeStart: '21:00',
  timeFinish: '23:00',
  foodWhileDrinking: 2,
  drinks: {
    beer: { percent: 5, capacityMl: 500, amount: 3 },
    wine: { percent: 12, capacityMl: 150, amount: 0 },
    vodka: { percent: 40, capacityMl: 40, amount: 0 },
    other: { percent: 20, capacityMl: 40, amount: 0 },
  },
});

/** The measured pages and their addresses. */
const pagePaths: Record<string, (code: SiteCode) => string> = {
  home: (code) => href(code, { page: 'home' }),
  result: (code) => href(code, { page: 'shared', shareCode }),
  article: (code) =>
    href(code, articleRoute(articleById(code, 'how-long-does-alcohol-stay-in-blood'))),
  help: (code) => href(code, { page: 'help' }),
};

/** The options of a run. */
export interface BrowserBench {
  /** Folders of finished exports or bare pages, visited alternately; ratios are relative to the first. */
  folders: readonly string[];
  /** Names of `pagePaths`, or "responses". */
  only: readonly string[];
  codes: readonly SiteCode[];
  visits: number;
}

/** Measures all exports alternately, so that other load of the machine affects all of them. */
async function inTurn<Found>(
  origins: readonly string[],
  visits: number,
  measure: (origin: string, index: number) => Promise<Found>,
): Promise<Found[][]> {
  const found: Found[][] = origins.map(() => []);
  for (let visit = 0; visit < visits; visit++) {
    for (const [index, origin] of origins.entries()) {
      found[index]?.push(await measure(origin, index));
    }
  }
  return found;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** A row per export: medians with their spread, and the ratio to the first export. */
function rowsOf<Found>(
  name: string,
  { folders }: Pick<BrowserBench, 'folders'>,
  found: readonly Found[][],
  figures: Record<string, (found: Found) => number>,
) {
  return found.map((ofExport, index) => {
    const spread = (figure: (found: Found) => number, of: readonly Found[]) =>
      spreadOf(of.map(figure));
    const cells = Object.entries(figures).map(([title, figure]) => {
      const reference = index > 0 && found[0] ? spread(figure, found[0]) : undefined;
      return [title, spreadText(spread(figure, ofExport), reference)];
    });
    return { page: name, export: folders[index], ...Object.fromEntries(cells) } as object;
  });
}

const loadFigures: Record<string, (load: Load) => number> = {
  'first paint, ms': (load) => load.firstPaintMs,
  'LCP, ms': (load) => load.largestPaintMs,
  'blocked after it, ms': (load) => load.blockedMs,
  'interactive, ms': (load) => load.interactiveMs,
};

function bytesRow(name: string, folder: string | undefined, loads: readonly Load[]) {
  const middle = (figure: (load: Load) => number) => spreadOf(loads.map(figure)).median;
  const bytes = (kind: keyof Load['bytes']) => kB(middle((load) => load.bytes[kind]));
  return {
    page: name,
    export: folder,
    CLS: middle(({ shift }) => shift).toFixed(3),
    requests: middle((load) => load.requests),
    'HTML, kB': bytes('Document'),
    'style, kB': bytes('Stylesheet'),
    'script, kB': bytes('Script'),
    'font, kB': bytes('Font'),
    'image, kB': bytes('Image'),
    'other, kB': bytes('Other'),
  };
}

const responseFigures: Record<string, (times: ResponseTimes) => number> = {
  'key to estimate, ms': (times) => times.typingMs,
  'key to next paint, ms': (times) => times.typingNextPaintMs,
  'tap to result, ms': (times) => times.resultMs,
  'tap to next paint, ms': (times) => times.resultNextPaintMs,
  'longest task while dragging, ms': (times) => times.dragTaskMs,
  'frames per second': (times) => times.dragFrames,
};

/** Measures loading and responses on a slow phone: medians of several visits with their spread. */
export async function benchBrowser(wanted: BrowserBench): Promise<Record<string, object[]>> {
  const { folders, only, codes, visits } = wanted;
  const bare = folders.map(isBare);
  const served = await Promise.all(folders.map(servedFolder));
  const bench = await openBench(served);
  const tables = { loads: [] as object[], bytes: [] as object[], responses: [] as object[] };
  try {
    for (const code of codes) {
      for (const [page, pathOf] of Object.entries(pagePaths)) {
        if (!only.includes(page)) continue;
        const path = pathOf(code);
        const name = `${page}, ${code}`;
        const loads = await inTurn(bench.origins, visits, (origin, index) =>
          measureLoad(bench, origin + (bare[index] ? '/' : path), !bare[index]),
        );
        tables.loads.push(...rowsOf(name, wanted, loads, loadFigures));
        tables.bytes.push(...loads.map((own, index) => bytesRow(name, folders[index], own)));
      }
      if (!only.includes('responses')) continue;
      const isExport = (_: string, index: number) => !bare[index];
      const times = await inTurn(bench.origins.filter(isExport), visits, (origin) =>
        measureResponseTimes(bench, origin, code),
      );
      tables.responses.push(
        ...rowsOf(`home, ${code}`, { folders: folders.filter(isExport) }, times, responseFigures),
      );
    }
    return tables;
  } finally {
    await bench.close();
    for (const copy of served.filter((folder) => !folders.includes(folder)))
      rmSync(copy, { recursive: true });
  }
}

/** The default options. */
export const wholeBench: BrowserBench = {
  folders: ['out'],
  only: [...Object.keys(pagePaths), 'responses'],
  codes: ['en', 'ru', 'jp'],
  visits: 7,
};
