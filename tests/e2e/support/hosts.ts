import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { serve } from '../../../tools/serve/serve.mjs';
import { startProgram, type RunningHost } from './program';

export interface Host {
  name: string;
  /** The command that starts it; null for our own server, which is always there. */
  program: string | null;
  start: () => Promise<RunningHost>;
}

const out = resolve('out');
const root = '/var/www/virtual-breathalyser';

/** The shipped file with the lines changed that its head calls the owner's; each must be there. */
function shippedFile(name: string, changes: readonly (readonly [line: string, own: string])[]) {
  let text = readFileSync(join('hosting', name), 'utf8');
  for (const [line, own] of changes) {
    if (!text.includes(line)) throw new Error(`hosting/${name} has no line ${line}`);
    text = text.replace(line, () => own);
  }
  return text;
}

const bundledServer: Host = {
  name: 'the bundled server',
  program: null,
  async start() {
    const server = await serve({ dir: out, port: 0 });
    const { port } = server.address() as AddressInfo;
    const stop = () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    return { base: `http://127.0.0.1:${port}`, stop };
  },
};

const nginx: Host = {
  name: 'nginx',
  program: 'nginx',
  start: () =>
    startProgram('nginx', (folder, port) => {
      const site = shippedFile('nginx.conf', [
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['listen [::]:80;', ''],
        [`root ${root};`, `root ${out};`],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join(' ');
      const main = `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
        events {} http { access_log off; ${temporary} ${site} }`;
      writeFileSync(join(folder, 'nginx.conf'), main);
      return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
    }),
};

/** Hosts with headers, rewrites and a 404 page for each language. */
export const fullHosts: readonly Host[] = [bundledServer, nginx];

/** No rewrites, no headers, no 404 page of ours. */
export const bareHost: Host = {
  name: 'python3 -m http.server',
  program: 'python3',
  start: () =>
    startProgram('python3', (_folder, port) => {
      const options = ['--bind', '127.0.0.1', '--directory', out];
      return ['-m', 'http.server', ...options, String(port)];
    }),
};
