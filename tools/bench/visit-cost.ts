import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { chromium, type BrowserContext } from '@playwright/test';
import playwrightConfig from '@/playwright.config';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { serve } from '../serve/serve.mjs';

/**
 * Requests and bytes of a visit with Chromium, counted at the bundled server. Bytes are those of bodies
 * (Brotli) and headers (HTTP/1.1, longer than those of later versions), without TLS.
 */

const port = Number(process.env.PORT ?? 4174);
const quietMs = 4000;

interface Answered {
  path: string;
  status: number;
  bytes: number;
  byWorker: boolean;
}

/** Records the responses of a server, including those to the service worker. */
function countAnswers(server: Server, answers: Answered[]) {
  const sent = new WeakMap<Socket, number>();
  let hasWorker = false;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (request.headers['service-worker'] === 'script') hasWorker = true;
    const byWorker = hasWorker;
    response.on('finish', () => {
      const bytes = socket.bytesWritten - (sent.get(socket) ?? 0);
      sent.set(socket, socket.bytesWritten);
      answers.push({ path: request.url ?? '', status: response.statusCode, bytes, byWorker });
    });
  });
}

/** Serves a folder during a visit. @returns its responses */
async function during(dir: string, visit: () => Promise<void>): Promise<Answered[]> {
  const server = await serve({ dir, port });
  const answers: Answered[] = [];
  countAnswers(server, answers);
  await visit();
  for (let known = -1; known !== answers.length;) {
    known = answers.length;
    await new Promise((wait) => setTimeout(wait, quietMs));
  }
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  return answers;
}

function rowOf(visit: string, answers: readonly Answered[]) {
  const kB = (list: readonly Answered[]) =>
    Math.round(list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  const [page, worker] = [false, true].map((by) => answers.filter((each) => each.byWorker === by));
  return {
    visit,
    'requests of the page': page?.length,
    'kB of the page': kB(page ?? []),
    'requests of the worker': worker?.length,
    'kB of the worker': kB(worker ?? []),
    'of all, 304': answers.filter(({ status }) => status === 304).length,
  };
}

async function open(context: BrowserContext, code: SiteCode, hasWorker: boolean) {
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}${href(code, { page: 'home' })}`);
  await page.waitForLoadState('networkidle');
  if (hasWorker) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}

async function visitsOf(code: SiteCode, next: string | undefined) {
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  const rows = [];
  for (const hasWorker of [true, false]) {
    const serviceWorkers = hasWorker ? 'allow' : 'block';
    const context = await browser.newContext({ serviceWorkers });
    const visit = async () => (await open(context, code, hasWorker)).close();
    const label = `${code}${hasWorker ? '' : ', browser without workers'}`;
    rows.push(rowOf(`${label}: first`, await during('out', visit)));
    rows.push(rowOf(`${label}: repeated`, await during('out', visit)));
    if (next) rows.push(rowOf(`${label}: after a new version`, await during(next, visit)));
    await context.close();
  }
  await browser.close();
  return rows;
}

/** Measures first and repeated visits. @param next folder of a later export, to measure an update */
export async function benchVisitCost(next?: string): Promise<object[]> {
  const rows = [];
  for (const code of ['en', 'ru', 'jp'] as const) rows.push(...(await visitsOf(code, next)));
  return rows;
}
