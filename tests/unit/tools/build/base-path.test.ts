import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withBasePath } from '@/lib/site/routes';

afterEach(() => vi.unstubAllEnvs());

describe('the sub-path of a deployment', () => {
  it.each([
    ['/bac', '/bac/de/'],
    [undefined, '/de/'],
  ])('is known to the steps around the build: BASE_PATH=%s', async (basePath, address) => {
    vi.stubEnv('BASE_PATH', basePath);
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', undefined);
    vi.resetModules();
    await vi.importActual('@/tools/build/base-path'); // not `import`: TypeScript does not take it for a module
    expect(withBasePath('/de/')).toBe(address);
  });

  it.each(['prepare', 'build', 'hosting', 'bench'])('is set first of all in tools/%s', (tool) => {
    const [first] = readFileSync(`tools/${tool}/index.ts`, 'utf8').split('\n');
    expect(first).toMatch(/^import '(\.|@\/tools\/build)\/base-path';$/);
  });
});
