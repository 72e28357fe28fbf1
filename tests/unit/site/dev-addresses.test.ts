import { describe, expect, it } from 'vitest';
import { devRedirects, devRewrites } from '@/lib/site/dev-addresses';

describe('addresses of the dev server', () => {
  it('reaches English without /en and takes /en away where it is typed', () => {
    expect(devRewrites()).toContainEqual({ source: '/', destination: '/en' });
    expect(devRedirects()).toEqual([
      { source: '/en/', destination: '/', permanent: false },
      { source: '/en/:path+/', destination: '/:path+/', permanent: false },
    ]);
  });

  it('shows shared results on the result page of their language', () => {
    expect(devRewrites()).toContainEqual({
      source: '/pl/wynik/:code',
      destination: '/pl/wynik',
    });
  });
});
