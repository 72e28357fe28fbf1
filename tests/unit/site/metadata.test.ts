import { describe, expect, it } from 'vitest';
import { alternates, pageMetadata } from '@/lib/site/metadata';
import { sites } from '@/lib/site/sites';

describe('metadata of a page', () => {
  const page = {
    code: 'br',
    title: 'Título',
    description: 'Descrição',
    appName: 'Bafômetro',
    routeOf: () => ({ page: 'home' }) as const,
  } as const;

  it('names itself as canonical and every language as alternate', () => {
    const { alternates: links } = pageMetadata(page);
    expect(links?.canonical).toMatch(/\/br\/$/);
    expect(Object.keys(links?.languages ?? {}).sort()).toEqual(
      [...sites.map(({ locale }) => locale), 'x-default'].sort(),
    );
  });

  it('sends no path of ours to other sites, whatever the host’s headers say', () => {
    expect(pageMetadata(page).referrer).toBe('strict-origin');
  });

  it('points x-default at English', () => {
    const links = alternates(() => ({ page: 'help' }));
    expect(links['x-default']).toMatch(/\/\/[^/]+\/help\/$/);
    expect(links['x-default']).toBe(links.en);
  });

  it('links the manifest of its language and keeps results out of search engines', () => {
    expect(pageMetadata(page).manifest).toBe('/manifest.br.webmanifest');
    expect(pageMetadata({ ...page, isIndexed: false }).robots).toMatchObject({ index: false });
  });
});
