import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageFiles } from '@/lib/pwa/files';
import type { WorkerConfig } from '@/lib/pwa/worker-config';
import { fakeCaches } from './fake-caches';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A fake host: text by path, and the requests it received. */
let site: Record<string, string>;
let asked: string[];
let failing: (path: string) => boolean;

const texts = {
  '/de/': '<html>build-1</html>',
  '/de/index.txt': 'payload',
  '/_next/static/chunks/app/[site]/a.js': 'code',
};

function configOf(files: Record<string, string>): WorkerConfig {
  return {
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, digest(text)])),
    build: 'build-1',
    resultPage: '/de/ergebnis/',
    notFoundPage: '/de/404/',
    pictureFolder: '/articles/',
    pictures: 'p',
    foreignPrefixes: [],
    languages: [],
  };
}

let fake: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  site = { ...texts };
  asked = [];
  failing = () => false;
  fake = fakeCaches();
  vi.stubGlobal('caches', fake.storage);
  vi.stubGlobal('fetch', async (address: string) => {
    const path = decodeURI(address);
    asked.push(path);
    if (failing(path)) throw new TypeError('Failed to fetch');
    const text = site[path];
    const headers = { 'x-frame-options': 'DENY', 'content-encoding': 'br' };
    return new Response(text ?? 'not found', { status: text === undefined ? 404 : 200, headers });
  });
});

const german = () => new LanguageFiles(configOf(texts), '/de/');
const textAt = async (path: string) => (await german().answer(path)).text();

describe('LanguageFiles', () => {
  it('keeps every listed file in the cache of its language and answers without a network', async () => {
    await german().install();
    expect(await fake.storage.keys()).toEqual(['breathalyser:/de/:files']);
    failing = () => true;
    for (const [path, text] of Object.entries(texts)) {
      expect(await textAt(path)).toBe(text);
    }
  });

  it("keeps the host's safety headers, not those of the wire", async () => {
    await german().install();
    const { headers } = await german().answer('/de/');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('takes an interrupted installation up where it stopped', async () => {
    failing = (path) => path.endsWith('.txt');
    await expect(german().install()).rejects.toThrow('Failed to fetch');
    failing = () => false;
    asked = [];
    await german().install();
    expect(asked).toEqual(['/de/index.txt']);
  });

  it('fetches only what changed, and leaves the old version whole', async () => {
    await german().install();
    asked = [];
    const changed = { ...texts, '/de/index.txt': 'another payload' };
    site = changed;
    await new LanguageFiles(configOf(changed), '/de/').install();
    expect(asked).toEqual(['/de/index.txt']);
    failing = () => true;
    expect(await textAt('/de/index.txt')).toBe('payload');
  });

  it('refuses files of another version, asking past the HTTP cache before', async () => {
    site['/de/index.txt'] = 'payload of another deployment';
    await expect(german().install()).rejects.toThrow('no /de/index.txt of this version');
    expect(asked.filter((path) => path === '/de/index.txt')).toHaveLength(2);
  });

  it('takes a page that the host has added something to, but no stranger', async () => {
    site['/de/'] = '<html>build-1<!-- host --></html>';
    await german().install();
    site['/de/'] = '<html>Sign in to the hotel network</html>';
    const changed = new LanguageFiles(configOf({ ...texts, '/de/': 'other' }), '/de/');
    await expect(changed.install()).rejects.toThrow('no /de/ of this version');
  });

  it('goes to the network when the browser denies its storage', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'SecurityError')) });
    expect(await textAt('/de/')).toBe(texts['/de/']);
  });

  it('still has the chunk of a version before for the page that asks for it', async () => {
    await german().install();
    const next = new LanguageFiles(configOf({ '/de/': texts['/de/'] }), '/de/');
    const request = new Request('https://host.example/_next/static/chunks/app/%5Bsite%5D/a.js');
    expect(await (await next.answerOlder(request)).text()).toBe('code');
  });
});
