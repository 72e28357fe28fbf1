import { articleRoute } from '../articles/links';
import { articleById } from '../articles/manifest';
import { encodeShareCode } from '../share/share-code';
import { href } from '../site/routes';
import type { SiteCode } from '../site/sites';
import { measureAnswers } from './bench-hands';
import { measureLoad, type Load } from './bench-load';
import { median, openBench, type Bench } from './bench-phone';

/** The languages measured: Latin, Cyrillic and a script whose text stands in system fonts. */
const codes: readonly SiteCode[] = ['en', 'ru', 'jp'];
const visits = 3;

/** What somebody might have sent: three large beers. */
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

function pathsOf(code: SiteCode): string[] {
  return [
    href(code, { page: 'home' }),
    href(code, { page: 'shared', shareCode }),
    href(code, articleRoute(articleById(code, 'how-long-does-alcohol-stay-in-blood'))),
  ];
}

async function repeated<Found>(measure: () => Promise<Found>): Promise<Found[]> {
  const found: Found[] = [];
  for (let visit = 0; visit < visits; visit++) found.push(await measure());
  return found;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

async function loadRow(bench: Bench, path: string) {
  const loads = await repeated(() => measureLoad(bench, path));
  const of = (figure: (load: Load) => number) => Math.round(median(loads.map(figure)));
  const bytes = (kind: keyof Load['bytes']) => kB(median(loads.map((load) => load.bytes[kind])));
  return {
    page: decodeURI(path),
    'first paint, ms': of((load) => load.firstPaintMs),
    'LCP, ms': of((load) => load.largestPaintMs),
    CLS: median(loads.map(({ shift }) => shift)).toFixed(3),
    'TBT, ms': of((load) => load.blockedMs),
    'interactive, ms': of((load) => load.interactiveMs),
    requests: of((load) => load.requests),
    'HTML, kB': bytes('Document'),
    'style, kB': bytes('Stylesheet'),
    'script, kB': bytes('Script'),
    'font, kB': bytes('Font'),
    'image, kB': bytes('Image'),
    'other, kB': bytes('Other'),
  };
}

async function answerRow(bench: Bench, code: SiteCode) {
  const answers = await repeated(() => measureAnswers(bench, code));
  const of = (figure: keyof (typeof answers)[number]) =>
    Math.round(median(answers.map((answer) => answer[figure])));
  return {
    home: code,
    'key to reading, ms': of('typingMs'),
    'tap to result, ms': of('resultMs'),
    'longest task while dragging, ms': of('dragTaskMs'),
    'frames per second': of('dragFrames'),
  };
}

/** What a visitor on a slow phone waits for, as medians of a few visits. */
export async function benchBrowser() {
  const bench = await openBench();
  try {
    const loads = [];
    for (const path of codes.flatMap(pathsOf)) loads.push(await loadRow(bench, path));
    const answers = [];
    for (const code of codes) answers.push(await answerRow(bench, code));
    return { loads, answers };
  } finally {
    await bench.close();
  }
}
