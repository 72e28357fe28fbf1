import { beforeEach, expect, it, vi } from 'vitest';
import { LanguagePictures, PICTURE_CAP } from '@/lib/pwa/pictures';
import { fakeCaches, origin } from './fake-caches';

let fake: ReturnType<typeof fakeCaches>;
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  fake = fakeCaches();
  vi.stubGlobal('caches', fake.storage);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response(`picture ${url}`, { headers: { 'content-type': 'image/webp' } });
  });
});

const pictures = (revision = '1') => new LanguagePictures('/de/', revision);
const see = (path: string) => pictures().answer(new Request(origin + path));

it('keeps pictures that were seen, the latest forty', async () => {
  for (let n = 0; n < PICTURE_CAP + 5; n += 1) await see(`/articles/${n}/img-360w.webp`);
  const kept = await fake.pathsIn('breathalyser:/de/:pictures:1');
  expect(kept).toHaveLength(40);
  expect(kept[0]).toBe('/articles/5/img-360w.webp');
  isOnline = false;
  const seen = await see('/articles/5/img-360w.webp');
  expect(await seen.text()).toBe(`picture ${origin}/articles/5/img-360w.webp`);
});

it('shows another width of the picture offline rather than none', async () => {
  await see('/articles/myths/img-360w.webp');
  isOnline = false;
  expect(await (await see('/articles/myths/img-1080w.webp')).text()).toContain('img-360w.webp');
});

it('drops the pictures of an earlier revision, not those of another language', async () => {
  await see('/articles/myths/img-360w.webp');
  await fake.storage.open('breathalyser:/:pictures:1');
  await fake.storage.open('breathalyser:/de/:pictures:2');
  await pictures('2').tidy();
  expect(await fake.storage.keys()).toEqual([
    'breathalyser:/:pictures:1',
    'breathalyser:/de/:pictures:2',
  ]);
});
