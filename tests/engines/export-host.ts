import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { serve } from '../../tools/serve/serve.mjs';
import { watchPage } from './watch-page';

/** The finished export on a port of its own. */
export interface ExportHost {
  url: (path: string) => string;
  /** Also the way to be offline: nobody answers any more, in whatever engine. */
  stop: () => void;
}

/** Headers that say how the bytes were sent, which are others once a line was put in. */
const ofTheBytes = ['content-encoding', 'content-length', 'transfer-encoding', 'etag'];

/**
 * Serves the export.
 * @param isWatching for engines whose driver cannot run a script before the page's own: it is put
 * into each opened page before its policy, which governs what follows. What a worker fetches is
 * left as it is.
 */
export async function startExportHost(isWatching: boolean): Promise<ExportHost> {
  const site = await serve({ dir: 'out', port: 0 });
  const plain = `http://localhost:${portOf(site)}`;
  const server = createServer((request, response) => {
    const isOpening = request.headers.accept?.includes('text/html');
    if (!isWatching || !isOpening) return void site.emit('request', request, response);
    const answered = fetch(plain + request.url, { redirect: 'manual' }).then(async (answer) => {
      const html = await answer.text();
      const headers = [...answer.headers].filter(([name]) => !ofTheBytes.includes(name));
      response.writeHead(answer.status, Object.fromEntries(headers));
      response.end(html.replace('<head>', () => `<head><script>(${watchPage})()</script>`));
    });
    answered.catch((error) => response.destroy(error));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const base = `http://localhost:${portOf(server)}`;
  return {
    url: (path) => base + path,
    stop() {
      for (const each of [server, site]) {
        each.close();
        each.closeAllConnections();
      }
    },
  };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
