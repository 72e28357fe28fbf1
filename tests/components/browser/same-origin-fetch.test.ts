import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sameOriginFetch } from '@/lib/browser/same-origin-fetch';

const fetchSpy = vi.fn<typeof fetch>();
let cookies = '';

beforeEach(() => {
  fetchSpy.mockReset().mockResolvedValue(new Response('ok'));
  vi.stubGlobal('fetch', fetchSpy);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
  cookies = 'theme=dark; XSRF-TOKEN=a%2Fb; other=1';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The header of the request that went out; null when it had none. */
function sentToken(): string | null {
  const [, init] = fetchSpy.mock.calls[0] ?? [];
  return new Headers(init?.headers).get('X-XSRF-TOKEN');
}

describe('sameOriginFetch', () => {
  it.each(['POST', 'put', 'PATCH', 'DELETE'])('gives the token back with %s', async (method) => {
    await sameOriginFetch('/api/things', { method, headers: { Accept: 'text/plain' } });
    expect(sentToken()).toBe('a/b');
    const [, init] = fetchSpy.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('Accept')).toBe('text/plain');
  });

  it.each(['GET', 'head', undefined])('sends none with %s', async (method) => {
    await sameOriginFetch('/articles/en/a.html', { method });
    expect(sentToken()).toBeNull();
  });

  it.each(['https://example.org/api', '//example.org/api', 'HTTP://example.org'])(
    'tells no other host: %s',
    async (address) => {
      await sameOriginFetch(address, { method: 'POST' });
      expect(sentToken()).toBeNull();
    },
  );

  it('sends none where the host set no cookie', async () => {
    cookies = 'MY-XSRF-TOKEN=wrong';
    await sameOriginFetch('api', { method: 'POST' });
    expect(sentToken()).toBeNull();
  });
});
