import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../../../tools/serve/serve.mjs';
import { laterDeployment } from './deployment';
import { test as base } from './test';

/** Something that happens to a request instead of its answer, or before it. */
export type Fault = { drop: true } | Answer;

interface Answer {
  waitMs?: number;
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

/** A host of one test: it counts what it sends, fails on demand and takes a new deployment. */
export class OwnHost {
  /** Every request answered, in order. */
  readonly requests: { path: string; bytes: number }[] = [];
  /** Says what goes wrong with a path; null: nothing. */
  fault: (path: string) => Fault | null = () => null;
  private readonly server = createServer(
    (request, response) => void this.answer(request, response),
  );
  private site: Awaited<ReturnType<typeof serve>> | null = null;

  async start(dir: string): Promise<void> {
    await this.deploy(dir);
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
  }

  /** Serves another export from now on. */
  async deploy(dir: string): Promise<void> {
    this.site?.close();
    this.site = await serve({ dir, port: 0 });
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
    this.site?.close();
  }

  url(path: string): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** Bytes of all bodies sent so far. */
  sentBytes(): number {
    return this.requests.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURI(request.url ?? '/');
    const fault = this.fault(path);
    if (fault && 'drop' in fault) return void request.socket.destroy();
    if (fault?.waitMs) await new Promise((done) => setTimeout(done, fault.waitMs));
    this.count(path, response);
    if (fault?.status) return void response.writeHead(fault.status).end();
    if (fault?.body !== undefined) {
      const headers = { 'content-type': 'text/javascript', ...fault.headers };
      return void response.writeHead(200, headers).end(fault.body);
    }
    this.site?.emit('request', request, response);
  }

  private count(path: string, response: ServerResponse): void {
    const { socket } = response;
    const before = socket?.bytesWritten ?? 0;
    const entry = { path, bytes: 0 };
    this.requests.push(entry);
    response.on('finish', () => (entry.bytes = (socket?.bytesWritten ?? 0) - before));
  }
}

/** Journeys on a host of their own, and the export as it might be deployed next. */
export const test = base.extend<{ host: OwnHost }, { later: string }>({
  host: async ({ expectConsole }, provide) => {
    // What is on its way when a test takes the network away fails, and the browser says so. Nothing
    // else drops a connection of this host.
    expectConsole(/Failed to load resource: net::ERR_(EMPTY_RESPONSE|INTERNET_DISCONNECTED)/);
    const host = new OwnHost();
    await host.start('out');
    await provide(host);
    host.stop();
  },
  later: [
    async ({}, provide) => {
      const later = laterDeployment();
      await provide(later.dir);
      later.remove();
    },
    { scope: 'worker' },
  ],
});
