import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { serve } from '../../tools/serve/serve.mjs';
import { watchPage } from './watch-page';

/** A server for the finished export, on its own port. */
export interface ExportHost {
  url: (path: string) => string;
  /** Also simulates being offline, in every engine. */
  stop: () => void;
}

/** Headers that are wrong after a script was inserted. */
const ofTheBytes = ['content-encoding', 'content-length', 'transfer-encoding', 'etag'];

/**
 * Serves the export.
 * @param isWatching for engines whose driver cannot run a script before those of the page:
 *   `watchPage` is inserted into each page before its policy, which governs what follows it.
 *   Requests of service workers are not changed.
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
