import { expect, it } from 'vitest';
import { linkedBy } from '@/tools/build/precache-list';

it('linkedBy names scripts, the sheet that is fetched, icons and the manifest', () => {
  const html =
    '<link rel="stylesheet" href="/_next/static/css/all.css" disabled=""/><link rel="icon" href="/icon.svg"/>' +
    '<link rel="stylesheet" href="/_next/static/css/a.css"/>' +
    '<link rel="manifest" href="/manifest.en.webmanifest"/><link rel="canonical" href="/"/>' +
    '<script src="/_next/static/chunks/app/%5Bsite%5D/page.js" async=""></script>';
  expect(linkedBy(html)).toEqual([
    '/icon.svg',
    '/_next/static/css/a.css',
    '/manifest.en.webmanifest',
    '/_next/static/chunks/app/[site]/page.js',
  ]);
});
