import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { serve } from '../../tools/serve/serve.mjs';

/** A server for the finished export, on its own port. */
export interface ExportHost {
  url: (path: string) => string;
  /**
   * A script for each page before its policy, which governs what follows it: `watchPage`, for engines
   * whose driver cannot run it before the scripts of the page. Requests of service workers stay as
   * they are.
   */
  inserted: string | null;
  /** Also simulates being offline, in every engine. */
  stop: () => void;
}

/** Headers that are wrong after a script was inserted. */
const ofTheBytes = ['content-encoding', 'content-length', 'transfer-encoding', 'etag'];

/** Serves the export. */
export async function startExportHost(): Promise<ExportHost> {
  const site = await serve({ dir: 'out', port: 0 });
  const plain = `http://localhost:${portOf(site)}`;
  const server = createServer((request, response) => {
    const { inserted } = host;
    const isOpening = request.headers.accept?.includes('text/html');
    if (inserted === null || !isOpening) return void site.emit('request', request, response);
    const answered = fetch(plain + request.url, { redirect: 'manual' }).then(async (answer) => {
      const html = await answer.text();
      const headers = [...answer.headers].filter(([name]) => !ofTheBytes.includes(name));
      response.writeHead(answer.status, Object.fromEntries(headers));
      response.end(html.replace('<head>', () => `<head><script>${inserted}</script>`));
    });
    answered.catch((error) => response.destroy(error));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const base = `http://localhost:${portOf(server)}`;
  const host: ExportHost = {
    url: (path) => base + path,
    inserted: null,
    stop() {
      for (const each of [server, site]) {
        each.close();
        each.closeAllConnections();
      }
    },
  };
  return host;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
