import { describe, expect, it } from 'vitest';
import { devRewrites } from '@/lib/site/dev-addresses';

describe('addresses of the dev server', () => {
  it('reaches English without /en', () => {
    expect(devRewrites()).toContainEqual({ source: '/', destination: '/en' });
  });

  it('shows shared results on the result page of their language', () => {
    expect(devRewrites()).toContainEqual({
      source: '/pl/wynik/:code',
      destination: '/pl/wynik',
    });
  });
});
