import { beforeEach, expect, it, vi } from 'vitest';
import { tidyFiles } from '@/lib/pwa/tidy';
import { fakeCaches } from './fake-caches';

const week = 7 * 24 * 60 * 60 * 1000;
let fake: ReturnType<typeof fakeCaches>;

beforeEach(async () => {
  fake = fakeCaches();
  vi.stubGlobal('caches', fake.storage);
  for (const path of ['/old.js', '/new.js']) {
    await (await fake.storage.open('files')).put(path, new Response('code'));
  }
});

const listed = async () =>
  (await fake.pathsIn('files')).filter((path) => path.endsWith('.js')).sort();

it('keeps replaced files for a week, then throws them away', async () => {
  await tidyFiles('files', ['/new.js'], 0);
  await tidyFiles('files', ['/new.js'], week);
  expect(await listed()).toEqual(['/new.js', '/old.js']);
  await tidyFiles('files', ['/new.js'], week + 1);
  expect(await listed()).toEqual(['/new.js']);
});

it('forgets that a file was replaced when a version uses it again', async () => {
  await tidyFiles('files', ['/new.js'], 0);
  await tidyFiles('files', ['/new.js', '/old.js'], 10);
  await tidyFiles('files', ['/new.js'], week);
  await tidyFiles('files', ['/new.js'], week + 20);
  expect(await listed()).toEqual(['/new.js', '/old.js']);
});
