import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSettings } from '@/tools/build/build-settings.mjs';
import { listenAddress } from '@/tools/serve/listen.mjs';
import { SettingError } from '@/tools/start/setting-error.mjs';
import { writeFiles } from '../temp-folder';

const script = resolve('tools/start/index.mjs');
const builder = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildSettings, forgetBuild, recordBuild } from '${pathToFileURL(resolve('tools/build/build-settings.mjs')).href}';
forgetBuild();
console.log('built');
if (process.env.BREAK_OFF) process.exit(7);
mkdirSync('out', { recursive: true });
writeFileSync('out/index.html', 'home of ' + (process.env.SITE_URL ?? 'nowhere'));
recordBuild(buildSettings(process.env));
`;

let root: string;
let children: ChildProcess[];

const tools = ['tools/build', 'tools/hosting', 'tools/prepare'];

/** A minimal project: everything that `npm start` looks at, and a build that takes no time. */
beforeEach(() => {
  children = [];
  root = mkdtempSync(join(tmpdir(), 'start-'));
  writeFiles(root, {
    'package.json': JSON.stringify({ name: 'small', scripts: { build: 'node build.mjs' } }),
    'package-lock.json': '{}',
    'node_modules/next/package.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'build.mjs': builder,
    'next.config.ts': '',
    'postcss.config.mjs': '',
    'tailwind.config.ts': '',
  });
  for (const folder of ['app', 'components', 'content', 'lib', 'messages', ...tools]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
});
afterEach(async () => {
  await Promise.all(children.map((child) => ended(child, () => child.kill('SIGKILL'))));
  rmSync(root, { recursive: true });
});

function ended(child: ChildProcess, end: () => void): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => {
    child.once('close', (code) => done(code));
    end();
  });
}

interface Started {
  child: ChildProcess;
  /** The output until it serves or exits. */
  text: string;
  /** The address in the output; undefined if it exited first. */
  url: string | undefined;
  code: number | null;
}

const own = { PORT: undefined, HOST: undefined, SITE_URL: undefined, BASE_PATH: undefined };

function start(env: Record<string, string | undefined>): Promise<Started> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...own, ...env },
    stdio: 'pipe',
  });
  children.push(child);
  let text = '';
  return new Promise((done) => {
    const read = (part: Buffer) => {
      text += part.toString();
      const url = /^http:\S+$/m.exec(text)?.[0];
      if (url) done({ child, text, url, code: null });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => done({ child, text, url: undefined, code }));
  });
}

async function stop({ child }: Started): Promise<number | null> {
  return ended(child, () => child.kill('SIGINT'));
}

function occupied(host: string): Promise<{ server: Server; port: number }> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, host, () => done({ server, port: (server.address() as AddressInfo).port }));
  });
}

async function freePort(): Promise<string> {
  const { server, port } = await occupied('127.0.0.1');
  await new Promise((closed) => server.close(closed));
  return String(port);
}

/** Asserts that nothing was served or built. @returns the only line of output */
async function refusal(env: Record<string, string>): Promise<string> {
  const { text, code } = await start(env);
  expect(code).toBe(1);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(root, 'out'))).toBe(false);
  return text.trim();
}

describe('npm start', () => {
  it('says that a setting cannot be used, in one line', async () => {
    const line = 'PORT must be a whole number from 1 to 65535, and is "abc".';
    expect(await refusal({ PORT: 'abc' })).toBe(line);
    expect(await refusal({ PORT: await freePort(), BASE_PATH: 'bac' })).toMatch(
      /^BASE_PATH .*"bac"/,
    );
  });

  it.each(['abc', '0', '70000', '-1', '80.5', ' '])('takes PORT=%s for no port', (PORT) => {
    const line = `PORT must be a whole number from 1 to 65535, and is "${PORT}".`;
    expect(() => listenAddress({ PORT })).toThrow(new SettingError(line));
  });

  it('takes an empty PORT for none: 3000, of this machine', () => {
    expect(listenAddress({ PORT: '', HOST: '' })).toEqual({ port: 3000, host: '127.0.0.1' });
    expect(listenAddress({ PORT: '65535' })).toMatchObject({ port: 65535 });
  });

  it.each([
    ['SITE_URL', 'example.org'],
    ['SITE_URL', 'ftp://example.org'],
    ['BASE_PATH', 'bac'],
    ['BASE_PATH', '/bac/'],
  ])('takes no %s=%s', (name, value) => {
    const settings = () => buildSettings({ [name]: value });
    expect(settings).toThrow(SettingError);
    expect(settings).toThrow(new RegExp(`^${name} .*"${value}"`));
  });

  it('says before it builds that the port is in use', async () => {
    const { server, port } = await occupied('127.0.0.1');
    const line = await refusal({ PORT: String(port) });
    server.close();
    expect(line).toMatch(new RegExp(`^Port ${port} is in use: .*PORT=3001 npm start\\.$`));
  });

  it('says that HOST is no address of this machine', async () => {
    // 192.0.2.0/24 is reserved for documentation (RFC 5737).
    expect(await refusal({ PORT: await freePort(), HOST: '192.0.2.1' })).toBe(
      'HOST is "192.0.2.1", which is no address of this machine.',
    );
  });

  it('serves to this machine alone', async () => {
    const port = await freePort();
    const started = await start({ PORT: port });
    expect(started.url).toBe(`http://localhost:${port}/`);
    expect(await (await fetch(started.url ?? '')).text()).toBe('home of nowhere');
    // 127.0.0.2 is this machine too, but only reachable if the server listens on all addresses.
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
    expect(await stop(started)).toBe(0);
  });

  it('serves to everybody where HOST says so', async () => {
    const port = await freePort();
    const started = await start({ PORT: port, HOST: '0.0.0.0' });
    expect((await fetch(`http://127.0.0.2:${port}/`)).status).toBe(200);
    expect(await stop(started)).toBe(0);
  });

  it('builds once, and again where a setting differs', async () => {
    const PORT = await freePort();
    const first = await start({ PORT });
    expect(first.text).toContain('built');
    await stop(first);
    const second = await start({ PORT });
    expect(second.text).not.toContain('built');
    await stop(second);
    const third = await start({ PORT, SITE_URL: 'https://example.org/' });
    expect(third.text).toContain('built');
    expect(await (await fetch(third.url ?? '')).text()).toBe('home of https://example.org/');
    await stop(third);
    const fourth = await start({ PORT, SITE_URL: 'https://example.org', BASE_PATH: '/bac' });
    expect(fourth.text).toContain('built');
    expect(fourth.url).toBe(`http://localhost:${PORT}/bac/`);
    expect((await fetch(fourth.url ?? '')).status).toBe(200);
    await stop(fourth);
  });

  it('builds again after a change of the sources, and after a build that was broken off', async () => {
    const PORT = await freePort();
    await stop(await start({ PORT }));
    writeFileSync(join(root, 'app/page.tsx'), '');
    const later = new Date(Date.now() + 5000);
    utimesSync(join(root, 'app/page.tsx'), later, later);
    const broken = await start({ PORT, BREAK_OFF: '1' });
    expect(broken).toMatchObject({ url: undefined, code: 1 });
    utimesSync(join(root, 'app/page.tsx'), new Date(0), new Date(0));
    const again = await start({ PORT });
    expect(again.text).toContain('built');
    expect(await stop(again)).toBe(0);
  });
});
